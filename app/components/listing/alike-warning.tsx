import type { AlikeMedSpa } from "#domain/catalogue/alike-med-spas.server.ts";
import { Button } from "../ui/button.tsx";

const reasons = { phone: "the same phone number", website: "the same website", name: "nearly the same name" };

/** Stops a second listing of one business; takes the focus as the summary of errors does. */
export function AlikeWarning({ alike }: { alike: AlikeMedSpa[] }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: as the summary of errors.
    <div role="alert" tabIndex={-1} autoFocus className="rounded-card border-2 border-lagoon bg-surface p-5">
      <p className="font-semibold">This business may be here already</p>
      <ul className="mt-2 grid gap-1">
        {alike.map(({ because, listing }) => (
          <li key={`${because} ${listing?.slug}`}>
            {listing ? (
              <>
                <a className="text-link" href={`/listing/${listing.slug}`} target="_blank" rel="noopener">
                  {listing.name}
                </a>{" "}
                in {listing.cityName} has {reasons[because]}.
              </>
            ) : (
              <>A listing with {reasons[because]} was sent before and waits for review.</>
            )}
          </li>
        ))}
      </ul>
      <label className="mt-4 flex min-h-12 items-center gap-3 font-medium">
        <input type="checkbox" name="isAnother" value="1" className="size-5 shrink-0 accent-lagoon" />
        This is another business
      </label>
      <p className="mt-2">
        <Button>Send listing for review</Button>
      </p>
    </div>
  );
}
