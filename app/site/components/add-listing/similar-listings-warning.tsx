import { Button } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/choices.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import type { SimilarListing } from "#domain/catalogue/submissions/similar-listings.server.ts";
import { listingClaimPath, listingPath } from "#shared/paths.ts";
import { say } from "#shared/say.ts";

const ofListing = {
  phone: "<a>{name}</a> in {city} has the same phone number.",
  website: "<a>{name}</a> in {city} has the same website.",
  name: "<a>{name}</a> in {city} has nearly the same name.",
} as const;
const ofSubmission = {
  phone: "A listing with the same phone number was already submitted and is waiting for review.",
  website: "A listing with the same website was already submitted and is waiting for review.",
  name: "A listing with nearly the same name was already submitted and is waiting for review.",
} as const;

/** Warns before the same business is listed twice. Takes the focus like an error summary. */
export function SimilarListingsWarning({ alike }: { alike: SimilarListing[] }) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: as the summary of errors.
      autoFocus
      className="rounded-card border-2 border-lagoon bg-surface p-5"
    >
      <p className="font-semibold">{say("This business may already be listed")}</p>
      <ul className="mt-2 grid gap-1">
        {alike.map(({ because, listing }) => (
          <li key={`${because} ${listing?.slug}`}>
            {listing ? (
              <>
                <RichText
                  text={ofListing[because]}
                  values={{ name: listing.name, city: listing.cityName }}
                  parts={{
                    a: (words) => (
                      <TextLink href={listingPath(listing.slug)} target="_blank" rel="noopener">
                        {words}
                      </TextLink>
                    ),
                  }}
                />{" "}
                <TextLink href={listingClaimPath(listing.slug)}>
                  {say("Is it yours? Claim it")}
                </TextLink>
              </>
            ) : (
              say(ofSubmission[because])
            )}
          </li>
        ))}
      </ul>
      <Checkbox name="isAnother" value="1" className="mt-4 min-h-12 font-medium">
        {say("This is another business")}
      </Checkbox>
      <p className="mt-2">
        <Button>{say("Submit listing for review")}</Button>
      </p>
    </div>
  );
}
