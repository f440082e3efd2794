import { Fragment } from "react";
import type { SlotAds } from "#domain/advertising/ad-server.server.ts";
import { type ListingCard as Card, priceRange } from "#domain/catalogue/listings/listing.ts";
import { fromPrice, listedPrice } from "#domain/catalogue/listings/price-text.ts";
import { timeInSentence } from "#shared/hours.ts";
import { language } from "#shared/language.ts";
import { formatDay } from "#shared/local-day.ts";
import { listingPath } from "#shared/paths.ts";
import { plural, say, sayStored, to } from "#shared/say.ts";
import { AdSlot } from "../advertising/ad-slot.tsx";
import { ListingImage } from "../photos/listing-image.tsx";
import { EnglishNote } from "../ui/english-note.tsx";
import { originalLang } from "../ui/original-lang.ts";
import { StoredText } from "../ui/stored-text.tsx";
import { PremierBadge } from "./badges.tsx";

import { CardActions, QuickActions } from "./card-actions.tsx";
import { ByRank } from "./paid-first.tsx";

/** Adds the distance in miles, if known. */
type CardListing = Card & { miles?: number | null };

function ListingCard({ listing }: { listing: CardListing }) {
  const { slug, name, cityName, categoryName, isPremium, licenseCheck, price } = listing;
  return (
    <article className="card">
      <div className="card-picture">
        <ListingImage {...listing} />
        {isPremium && <PremierBadge isOnPicture />}
        <QuickActions listing={listing} />
      </div>
      <div className="card-body">
        <h3>
          <a href={to(listingPath(slug))}>{name}</a>
        </h3>
        <p>
          <CardRating {...listing} />
          {" · "}
          <span translate="no">{cityName}</span>
          {listing.miles != null && ` · ${listing.miles.toFixed(1)} mi`}
          {listing.priceLevel !== null && " · "}
          <PriceLevel level={listing.priceLevel} />
        </p>
        <p className="card-note">
          {licenseCheck && (
            <>
              <button
                type="button"
                data-tip={checkTip(licenseCheck)}
                className="card-check icon-verified"
              >
                {say("License checked")}
              </button>{" "}
            </>
          )}
          <span>{listing.isOpenNow ? openWords(listing) : sayStored(categoryName)}</span>
        </p>
        {price && <Price price={price} />}
        <Services {...listing} />
        <CardActions listing={listing} />
      </div>
    </article>
  );
}

/**
 * Returns "Open until" with the closing time, or "Open now" if that is unclear or after midnight.
 */
function openWords({ today }: Card) {
  const [hours, ...others] = today ?? [];
  if (!hours || others.length > 0 || hours[1] >= 24 * 60) return say("Open now");
  return say("Open until {time}", { time: timeInSentence(hours[1]).replace(":00", "") });
}

const checkTip = ({ isDemo, on }: NonNullable<Card["licenseCheck"]>) =>
  isDemo
    ? say("This is a demo listing. Its license check is made up, too.")
    : say("Checked on {day}", { day: formatDay(on) });

function CardRating({ rating, reviewCount }: Pick<Card, "rating" | "reviewCount">) {
  if (rating === null) return say("(New listing)");
  const [count, noun] = plural(reviewCount, "review").split(" ");
  return (
    <>
      <span role="img" aria-label={say("Rating")}>
        ★
      </span>{" "}
      <b>{rating.toFixed(1)}</b> ({count}
      <span className="sr-only"> {noun}</span>)
    </>
  );
}

/** Shows the price of a visit first, because it compares; the unit price follows. */
function Price({ price }: { price: NonNullable<Card["price"]> }) {
  const [from, listed] = [fromPrice(price), listedPrice(price)];
  const name = sayStored(price.name);
  return (
    <p className="card-price" {...(name === price.name ? originalLang() : {})}>
      {name} <Unbroken price={from ?? listed ?? ""} /> {from && <small>{listed}</small>}
    </p>
  );
}

/** Keeps the amount in one line; its unit may wrap. */
function Unbroken({ price }: { price: string }) {
  const [, amount = price, unit = ""] = /^(.*\d)(\D*)$/.exec(price) ?? [];
  return (
    <b>
      <span className="whitespace-nowrap">{amount}</span>
      {unit}
    </b>
  );
}

/**
 * Maximum characters of all names. It leaves room for "+9 more" in a line of the narrowest card.
 */
const namesLength = 34;

/** Returns the names that fit. A name that is too long is left out and counts as one more. */
function fitNames(names: string[]) {
  let left = namesLength;
  const fitting = names.filter((name) => {
    const length = sayStored(name).length + " · ".length;
    if (length > left) return false;
    left -= length;
    return true;
  });
  return fitting.length > 0 ? fitting : names.slice(0, 1);
}

/** Lists the menu except the priced entry: catalog names if known, else the owner's wording. */
function Services({ services, serviceCount, price }: CardListing) {
  const others = fitNames(services.filter((name) => name !== price?.name));
  if (others.length === 0) return null;
  const more = serviceCount - others.length - (price ? 1 : 0);
  return (
    <p className="text-muted">
      {language() === "en"
        ? others.join(" · ")
        : others.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && " · "}
              <StoredText>{name}</StoredText>
            </Fragment>
          ))}
      {more > 0 && ` · ${say("+{count} more", { count: more })}`}
    </p>
  );
}

/** Renders nothing if no price level is stated. */
export function PriceLevel({ level }: { level: number | null }) {
  if (level === null) return null;
  return (
    <span role="img" aria-label={say("Price level {level} of 4", { level })}>
      {priceRange(level)}
    </span>
  );
}

type Props = {
  listings: CardListing[];
  /** The paid listings of a list in default order, with the number of all its providers. */
  paidFirst?: { exact: number; sponsored: number } | null;
  total?: number;
  isMore?: boolean;
  columns?: 1 | 2 | 3;
  ad?: SlotAds | null;
  /** True for one row on phones that scrolls sideways. */
  isRow?: boolean;
};

/** Lists cards in a grid. `ad` appears after the second row, never before the first listing. */
export function ListingGrid({
  listings,
  paidFirst = null,
  total = listings.length,
  isMore = false,
  columns = 3,
  ad = null,
  isRow = false,
}: Props) {
  const paid = paidFirst?.sponsored ? paidFirst.exact + paidFirst.sponsored : listings.length;
  const cards = listings.map((listing) => (
    <li key={listing.id} className="drawn-when-near">
      <ListingCard listing={listing} />
    </li>
  ));
  const rows = ad ? 2 * columns : cards.length;
  if (paid < cards.length)
    cards.splice(
      paid,
      0,
      <li key="by-rank" className="col-span-full pt-3">
        <ByRank count={`${(total - paid).toLocaleString("en-US")}${isMore ? "+" : ""}`} />
      </li>,
    );
  return (
    <>
      <ul
        className={`${isRow ? "snap-row" : "grid"} grid-cols-1 gap-5 sm:grid ${columns > 1 ? "sm:grid-cols-2" : ""} ${columns < 3 ? "" : "lg:grid-cols-3"}`}
      >
        {cards.slice(0, rows)}
        {ad && cards.length > 0 && (
          <li className="col-span-full py-3">
            <AdSlot offer={ad} />
          </li>
        )}
        {cards.slice(rows)}
      </ul>
      {!isRow && <EnglishNote of="names" className="mt-4" />}
    </>
  );
}
