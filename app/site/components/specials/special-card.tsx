import { Rating } from "#app/components/catalogue/rating.tsx";
import { ListingImage } from "#app/components/photos/listing-image.tsx";
import { SpecialPrice } from "#app/components/specials/special-price.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { Phone } from "#app/components/ui/icons.tsx";
import { originalLang } from "#app/components/ui/original-lang.ts";
import type { Special } from "#domain/specials/list-specials.server.ts";
import { examinationFirstText, expiringDays } from "#domain/specials/special.ts";
import { daysBetween, formatDay } from "#shared/local-day.ts";
import { formatCents } from "#shared/money.ts";
import {
  bookAtListingPath,
  bookSpecialPath,
  claimDealPath,
  listingPath,
  telHref,
} from "#shared/paths.ts";
import { say, sayStored, to } from "#shared/say.ts";

/**
 * Shows a special with both prices and its end date. `today` decides what expires soon. On a
 * profile, the card neither links to that profile nor repeats its picture.
 */
function SpecialCard({
  special,
  today,
  isOnProfile,
  isLabeled,
  headingLevel,
}: { special: Special; today: string } & Required<CardLook>) {
  const Heading = `h${headingLevel}` as const;
  const {
    title,
    medSpaSlug,
    description,
    originalPriceCents,
    specialPriceCents,
    discountPercentage,
    validUntil,
    termsConditions,
  } = special;
  const savings = [
    specialPriceCents !== null &&
      originalPriceCents !== null &&
      say("Save {price}", {
        price: formatCents(Math.round((originalPriceCents - specialPriceCents) / 100) * 100),
      }),
    discountPercentage !== null && say("{percent}% off", { percent: discountPercentage }),
  ].filter(Boolean);
  const expiresSoon = daysBetween(today, validUntil) <= expiringDays;
  return (
    <article className="grid h-full grid-cols-[6.5rem_1fr] content-start gap-x-4 overflow-hidden rounded-card border border-line bg-surface p-4 md:flex md:flex-col md:p-0">
      {!isOnProfile && (
        <div className="card-picture aspect-square self-start overflow-hidden max-md:rounded-control md:aspect-[2/1] md:self-stretch">
          <ListingImage
            slug={medSpaSlug}
            categorySlug={special.categorySlug}
            cover={special.cover}
            logo={null}
          />
        </div>
      )}
      <div className={`md:px-5 md:pt-4 ${isOnProfile ? "col-span-2" : ""}`}>
        <Heading
          className="font-display text-lg leading-snug text-pretty wrap-anywhere"
          {...originalLang()}
        >
          {title}
        </Heading>
        {!isOnProfile && <Provider special={special} />}
      </div>
      <div className="col-span-2 flex grow flex-col md:px-5 md:pb-5">
        <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
          <SpecialPrice special={special} />
          {savings.length > 0 && (
            <span className="rounded-full bg-sage px-2.5 py-0.5 text-sm font-semibold text-ink">
              {savings.join(" · ")}
            </span>
          )}
        </p>
        <p className="mt-2 text-sm text-muted">
          {say("Valid until {day}", { day: formatDay(validUntil) })}
          {expiresSoon && (
            <>
              {" · "}
              <span className="font-medium text-coral">{say("Expires Soon!")}</span>
            </>
          )}
          {expiresSoon && isLabeled && (
            <>
              {" · "}
              <span className="font-medium text-ink">{say("Limited Time Offers")}</span>
            </>
          )}
        </p>
        <p
          className="mt-2 wrap-anywhere whitespace-pre-line text-muted max-md:line-clamp-4 max-md:text-sm"
          {...originalLang()}
        >
          {description}
        </p>
        {termsConditions && (
          <p
            className="mt-2 text-sm wrap-anywhere whitespace-pre-line text-muted"
            {...originalLang()}
          >
            {termsConditions}
          </p>
        )}
        <div className="mt-auto flex flex-wrap gap-2 pt-4 whitespace-nowrap *:not-[[href^=tel]]:grow">
          {special.isSoldOut ? (
            <p className="flex min-h-12 items-center font-medium text-muted">
              {say("All claimed")}
            </p>
          ) : (
            <ButtonLink
              href={claimDealPath(special.id)}
              rel="nofollow"
              aria-label={say("Claim Deal: {title}", { title })}
            >
              {say("Claim Deal")}
            </ButtonLink>
          )}
          {!isOnProfile && special.takesBookings && (
            <ButtonLink
              variant="secondary"
              href={
                special.isSoldOut
                  ? bookAtListingPath(medSpaSlug)
                  : bookSpecialPath(medSpaSlug, special.id)
              }
              aria-label={say("Book now at {name}", { name: special.medSpaName })}
            >
              {say("Book Now")}
            </ButtonLink>
          )}
          {!isOnProfile && special.medSpaPhone && (
            <ButtonLink
              variant="secondary"
              data-counts="call"
              data-slug={medSpaSlug}
              href={telHref(special.medSpaPhone)}
              aria-label={say("Call {name}", { name: special.medSpaName })}
            >
              <Phone className="size-4" aria-hidden />
            </ButtonLink>
          )}
        </div>
        {isLabeled && (
          <a
            href={to(listingPath(medSpaSlug))}
            className="text-link mt-1 -mb-2 inline-flex min-h-11 items-center self-start text-sm"
          >
            {say("View Med Spa")}
          </a>
        )}
      </div>
    </article>
  );
}

/** Shows the picture of a special beside its title and provider, on a page about that special. */
export function SpecialHead({ special, title }: { special: Special; title?: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_1fr] gap-x-4">
      <div className="card-picture aspect-square self-start overflow-hidden rounded-control">
        <ListingImage
          slug={special.medSpaSlug}
          categorySlug={special.categorySlug}
          cover={special.cover}
          logo={null}
          sizes="6.5rem"
        />
      </div>
      <div>
        {title}
        <Provider special={special} />
      </div>
    </div>
  );
}

function Provider({
  special: { medSpaSlug, medSpaName, medSpaCity, category, medSpaRating, reviewCount },
}: {
  special: Special;
}) {
  return (
    <>
      <p className="mt-1 text-sm text-muted">
        <a
          href={to(listingPath(medSpaSlug))}
          className="block text-ink underline decoration-line underline-offset-4 hover:decoration-lagoon"
        >
          {medSpaName}
        </a>
        {medSpaCity}
        <span className="max-md:hidden"> · </span>
        <span className="max-md:block">{sayStored(category)}</span>
      </p>
      <p className="mt-1 text-sm">
        <Rating rating={medSpaRating} reviewCount={reviewCount} />
      </p>
    </>
  );
}

/** Shows the note on examinations once above the specials, however many grids they fill. */
export function ExaminationNote({ specials }: { specials: Special[] }) {
  if (!specials.some(({ isMedical }) => isMedical)) return null;
  return <p className="mb-4 text-sm text-muted">{say(examinationFirstText)}</p>;
}

/** `isLabeled`: on /special-offers. Marks specials that end soon. */
type CardLook = { isOnProfile?: boolean; isLabeled?: boolean; headingLevel?: 3 | 4 };
type GridProps = CardLook & {
  specials: Special[];
  today: string;
  columns?: 1 | 2 | 3;
  /** After the cards: fills what three columns of them leave of the last row. */
  last?: React.ReactNode;
};
const fillRow = ["lg:col-span-3", "lg:col-span-2", ""];

export function SpecialGrid({
  specials,
  today,
  columns = 3,
  isOnProfile = false,
  isLabeled = false,
  headingLevel = 3,
  last = null,
}: GridProps) {
  return (
    <>
      <EnglishNote />
      {!isLabeled && <ExaminationNote specials={specials} />}
      <ul
        className={`grid grid-cols-1 gap-5 ${columns > 1 ? "md:grid-cols-2" : ""} ${columns === 3 ? "lg:grid-cols-3" : ""}`}
      >
        {specials.map((special) => (
          <li key={special.id}>
            <SpecialCard
              special={special}
              today={today}
              isOnProfile={isOnProfile}
              isLabeled={isLabeled}
              headingLevel={headingLevel}
            />
          </li>
        ))}
        {last && (
          <li className={`md:max-lg:col-span-full ${fillRow[specials.length % 3]}`}>{last}</li>
        )}
      </ul>
    </>
  );
}
