import type { ShownAd, SlotAds } from "#domain/advertising/ad-server.server.ts";
import { adPhotoSize, adSlots } from "#domain/advertising/slot.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { Photo } from "../photos/photo.tsx";
import { originalLangUnlessTranslated } from "../ui/original-lang.ts";

/** Shows ads under a label, set apart so that nobody mistakes one for a listing. */
export function AdSlot({ offer, className = "" }: { offer: SlotAds | null; className?: string }) {
  if (!offer) return null;
  const { slot, place, ads } = offer;
  const [first, ...others] = ads;
  return (
    <section
      aria-label={say("Advertisement")}
      data-ad-slot={slot}
      {...(place ? { "data-ad-place": place } : {})}
      className={`border-y border-line py-5 ${className}`}
    >
      <p className="text-sm">
        <a
          href={to("/advertising")}
          className="inline-block py-1 text-muted underline decoration-line underline-offset-4 hover:text-ink"
        >
          {say("Advertisement")}
        </a>
      </p>
      {first ? <AdCard ad={first} /> : <Placeholder name={adSlots[slot].name} />}
      {others.length > 0 && (
        <template>
          {others.map((ad) => (
            <AdCard key={ad.id} ad={ad} />
          ))}
        </template>
      )}
    </section>
  );
}

export function AdCard({ ad }: { ad: ShownAd }) {
  const {
    id,
    kind,
    advertiser,
    licensee,
    headline,
    words,
    invitation,
    destination,
    parts,
    picture,
  } = ad;
  return (
    <div className="@container mt-2" data-ad={id} data-parts={parts}>
      <div
        className={`grid gap-x-10 gap-y-5 ${picture ? "@xl:grid-cols-[2fr_3fr] @xl:items-center" : "@xl:grid-cols-[1fr_auto] @xl:items-end"}`}
      >
        {picture && (
          <div className="aspect-[2/1] overflow-hidden rounded-control bg-sage">
            <Photo
              picture={picture}
              alt={picture.description}
              sizes="(min-width: 48rem) 26rem, 92vw"
              className="size-full object-cover"
            />
          </div>
        )}
        <div className="min-w-0">
          <p
            className="font-display text-xl text-balance wrap-anywhere"
            {...originalLangUnlessTranslated(headline)}
          >
            {sayStored(headline)}
          </p>
          <p
            className="measure mt-2 text-muted wrap-anywhere"
            {...originalLangUnlessTranslated(words)}
          >
            {sayStored(words)}
          </p>
          <p className="mt-2 text-sm text-muted wrap-anywhere">
            {kind === "paid"
              ? say("Paid for by {advertiser}", { advertiser })
              : say("From {advertiser}", { advertiser })}
            {licensee && ` · ${licensee}`}
          </p>
          {picture && <Way invitation={invitation} destination={destination} className="mt-4" />}
        </div>
        {!picture && <Way invitation={invitation} destination={destination} />}
      </div>
    </div>
  );
}

function Way({
  invitation,
  destination,
  className = "",
}: Pick<ShownAd, "invitation" | "destination"> & { className?: string }) {
  return (
    <p className={className}>
      <a
        href={to(destination)}
        rel="sponsored nofollow noopener"
        className="inline-flex min-h-11 items-center rounded-control border border-line px-5 font-medium hover:border-lagoon"
      >
        <span {...originalLangUnlessTranslated(invitation)}>{sayStored(invitation)}</span>
      </a>
    </p>
  );
}

/** Marks the place of an ad. It is rendered in test mode only. */
function Placeholder({ name }: { name: string }) {
  return (
    <p className="mt-2 grid min-h-32 place-content-center rounded-control border border-dashed border-muted p-5 text-center text-sm text-muted">
      <span>
        Test mode: {name}
        <span className="block">
          Picture {adPhotoSize.width} × {adPhotoSize.height}, a headline, a sentence and a link
        </span>
      </span>
    </p>
  );
}
