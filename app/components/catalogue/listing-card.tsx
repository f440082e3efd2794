import type { SlotAds } from "#domain/advertising/ad-server.server.ts";
import type { ListedPrice } from "#domain/catalogue/listings/listed-prices.server.ts";
import { type ListingCard as Card, priceRange } from "#domain/catalogue/listings/listing.ts";
import { listedPrice, visitEstimate } from "#domain/catalogue/listings/price-text.ts";
import { listingPath } from "#shared/paths.ts";
import { say, sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { AdSlot } from "../advertising/ad-slot.tsx";
import { ListingImage } from "../photos/listing-image.tsx";
import { englishOnSpanishPage, englishUnlessTranslated } from "../ui/english-on-spanish-page.ts";
import { EnhancedBadge, LicenseBadge, PremierBadge } from "./badges.tsx";
import { CardActions } from "./card-actions.tsx";
import { Rating } from "./rating.tsx";

/** Adds the distance in miles and the price of the searched treatment, if known. */
type CardListing = Card & { miles?: number | null; matched?: ListedPrice | null };

function ListingCard({ listing }: { listing: CardListing }) {
  const { slug, name, cityName, categoryName, isPremium, services, serviceCount } = listing;
  return (
    <article
      data-slug={slug}
      className={`relative flex h-full flex-col overflow-hidden rounded-card border bg-surface transition-shadow duration-200 data-lit:border-lagoon data-lit:shadow-lg hover:shadow-lg ${isPremium ? "border-gold/50" : "border-line"}`}
    >
      <div className="aspect-[5/3] overflow-hidden">
        <ListingImage {...listing} />
      </div>
      <div className="flex grow flex-col p-5">
        <div className="flex items-start justify-between gap-x-3 gap-y-1 max-[22rem]:flex-wrap">
          <h3
            className={`min-w-0 text-lg text-pretty break-words ${isPremium ? "font-semibold" : ""}`}
          >
            <a
              href={to(listingPath(slug))}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {name}
            </a>
          </h3>
          {isPremium && <PremierBadge />}
        </div>
        {(listing.isEnhanced || listing.licenseCheck) && (
          <p className="mt-2 flex flex-wrap gap-2">
            {listing.isEnhanced && <EnhancedBadge />}
            {listing.licenseCheck && <LicenseBadge check={listing.licenseCheck} />}
          </p>
        )}
        <p className="mt-1.5 text-sm text-muted">
          {cityName} · {sayStored(categoryName)}
          {listing.miles != null && ` · ${listing.miles.toFixed(1)} mi`}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm">
          <Rating rating={listing.rating} reviewCount={listing.reviewCount} />
          <PriceLevel level={listing.priceLevel} />
          {listing.isOpenNow && <span className="font-medium text-lagoon">{say("Open now")}</span>}
        </p>
        {listing.matched && (
          <p className="mt-3 text-sm">
            <span className="font-semibold">{sayStored(listing.matched.name)}</span>{" "}
            <PriceOf matched={listing.matched} />
          </p>
        )}
        {serviceCount > 0 && <Services services={services} serviceCount={serviceCount} />}
        <div className="mt-auto pt-3">
          <CardActions listing={listing} />
        </div>
      </div>
    </article>
  );
}

/** Uses catalog names if known, else the owner's wording. */
function Services({ services, serviceCount }: Pick<Card, "services" | "serviceCount">) {
  const said = services.map(sayStored).join(" · ");
  const isOwn = said === services.join(" · ");
  return (
    <p className="mt-3 text-sm text-muted">
      <span {...(isOwn ? englishOnSpanishPage() : {})}>{said}</span>
      {serviceCount > services.length && (
        <span className="whitespace-nowrap">
          {" "}
          · {say("+{count} more", { count: serviceCount - services.length })}
        </span>
      )}
    </p>
  );
}

/** Shows the price per visit first, because it is comparable between listings. */
function PriceOf({ matched }: { matched: ListedPrice }) {
  const [listed, estimate] = [listedPrice(matched), visitEstimate(matched)];
  if (listed === null) return null;
  return (
    <>
      {estimate !== null && `${estimate} · `}
      <span {...(matched.priceUnit ? englishUnlessTranslated(matched.priceUnit) : {})}>
        {listed}
      </span>
    </>
  );
}

/** Renders nothing if no price level is stated. */
export function PriceLevel({ level }: { level: number | null }) {
  if (level === null) return null;
  return (
    <span className="text-muted">
      <span aria-hidden="true">{priceRange(level)}</span>
      <span className="sr-only">{say("Price level {level} of 4", { level })}</span>
    </span>
  );
}

/** `ad` appears after the second row, never before the first listing. */
export function ListingGrid({
  listings,
  columns = 3,
  ad = null,
}: {
  listings: CardListing[];
  columns?: 1 | 2 | 3;
  ad?: SlotAds | null;
}) {
  const cards = listings.map((listing) => (
    <li key={listing.id} className="drawn-when-near">
      <ListingCard listing={listing} />
    </li>
  ));
  const rows = ad ? 2 * columns : cards.length;
  return (
    <ul
      className={`grid gap-5 ${columns > 1 ? "sm:grid-cols-2" : ""} ${columns === 3 ? "lg:grid-cols-3" : ""}`}
    >
      {cards.slice(0, rows)}
      {ad && cards.length > 0 && (
        <li className="col-span-full py-3">
          <AdSlot offer={ad} />
        </li>
      )}
      {cards.slice(rows)}
    </ul>
  );
}
