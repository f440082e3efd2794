import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { Phone } from "#app/components/ui/icons.tsx";
import type { Special } from "#domain/specials/list-specials.server.ts";
import { examinationFirstText, expiringDays } from "#domain/specials/special.ts";
import { daysBetween, formatDay } from "#shared/local-day.ts";
import { formatCents } from "#shared/money.ts";
import { listingPath } from "#shared/paths.ts";
import { say, sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { Rating } from "../catalogue/rating.tsx";
import { ListingImage } from "../photos/listing-image.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { englishOnSpanishPage } from "../ui/english-on-spanish-page.ts";

/**
 * A special with both prices and its end date. `today` decides what expires soon. On a profile,
 * the card does not link to that profile.
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
  const expiresSoon = daysBetween(today, validUntil) <= expiringDays;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div className="card-picture aspect-[2/1]">
        <ListingImage
          slug={medSpaSlug}
          categorySlug={special.categorySlug}
          cover={special.cover}
          logo={null}
        />
        <div className="absolute inset-x-3 top-3 flex flex-wrap gap-2 text-sm">
          {discountPercentage !== null && (
            <span className="rounded-full bg-surface px-3 py-1 font-semibold">
              {say("{percent}% off", { percent: discountPercentage })}
            </span>
          )}
          {expiresSoon && (
            <span className="rounded-full bg-surface px-3 py-1 font-medium text-coral">
              {say("Expires Soon!")}
            </span>
          )}
          {expiresSoon && isLabeled && (
            <span className="rounded-full bg-surface px-3 py-1 font-medium">
              {say("Limited Time Offers")}
            </span>
          )}
        </div>
      </div>
      <div className="flex grow flex-col p-5 pt-1">
        <Heading
          className="mt-3 font-display text-lg text-pretty wrap-anywhere"
          {...englishOnSpanishPage()}
        >
          {title}
        </Heading>
        {!isOnProfile && <Provider special={special} />}
        <p
          className="mt-3 wrap-anywhere whitespace-pre-line text-muted"
          {...englishOnSpanishPage()}
        >
          {description}
        </p>
        {specialPriceCents !== null && (
          <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
            <span className="font-display text-xl text-coral">
              {formatCents(specialPriceCents)}
            </span>
            {originalPriceCents !== null && (
              <>
                <s className="text-muted">
                  <span className="sr-only">{say("instead of")} </span>
                  {formatCents(originalPriceCents)}
                </s>
                <span className="text-sm font-medium">
                  {say("Save {price}", {
                    price: formatCents(
                      Math.round((originalPriceCents - specialPriceCents) / 100) * 100,
                    ),
                  })}
                </span>
              </>
            )}
          </p>
        )}
        <p className="mt-2 text-sm text-muted">
          {say("Valid until {day}", { day: formatDay(validUntil) })}
          {special.isMedical && <span className="block">{say(examinationFirstText)}</span>}
          {termsConditions && (
            <span className="block wrap-anywhere whitespace-pre-line" {...englishOnSpanishPage()}>
              {termsConditions}
            </span>
          )}
        </p>
        <div className="mt-auto flex flex-wrap gap-2 pt-5 whitespace-nowrap *:grow">
          {special.isSoldOut ? (
            <p className="flex min-h-12 items-center font-medium text-muted">
              {say("All claimed")}
            </p>
          ) : (
            <ButtonLink
              href={`/deals/${special.id}/claim`}
              rel="nofollow"
              aria-label={say("Claim Deal: {title}", { title })}
            >
              {say("Claim Deal")}
            </ButtonLink>
          )}
          {!isOnProfile && special.takesBookings && (
            <ButtonLink
              look="quiet"
              href={`/booking/${medSpaSlug}${special.isSoldOut ? "" : `?special=${special.id}`}`}
              aria-label={say("Book now at {name}", { name: special.medSpaName })}
            >
              {say("Book Now")}
            </ButtonLink>
          )}
        </div>
        {!isOnProfile && <Ways special={special} />}
      </div>
    </article>
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
          className="text-ink underline decoration-line underline-offset-4 hover:decoration-lagoon"
        >
          {medSpaName}
        </a>{" "}
        · {medSpaCity} · {sayStored(category)}
      </p>
      <p className="mt-1 text-sm">
        <Rating rating={medSpaRating} reviewCount={reviewCount} />
      </p>
    </>
  );
}

function Ways({ special: { medSpaSlug, medSpaName, medSpaPhone } }: { special: Special }) {
  return (
    <p className="mt-1 -mb-2 flex flex-wrap gap-x-6 text-sm *:inline-flex *:min-h-11 *:items-center *:gap-2">
      <a href={to(listingPath(medSpaSlug))} className="text-link">
        {say("View Med Spa")}
      </a>
      {medSpaPhone && (
        <a
          data-counts="call"
          data-slug={medSpaSlug}
          href={`tel:${medSpaPhone.replace(/[^\d+]/g, "")}`}
          aria-label={say("Call {name}", { name: medSpaName })}
          className="text-link"
        >
          <Phone className="size-4" aria-hidden /> {say("Call")}
        </a>
      )}
    </p>
  );
}

/** `isLabeled`: marks specials that end soon. */
type CardLook = { isOnProfile?: boolean; isLabeled?: boolean; headingLevel?: 3 | 4 };
type GridProps = CardLook & { specials: Special[]; today: string; columns?: 2 | 3 };

export function SpecialGrid({
  specials,
  today,
  columns = 3,
  isOnProfile = false,
  isLabeled = false,
  headingLevel = 3,
}: GridProps) {
  return (
    <>
      <EnglishNote />
      <ul
        className={`grid grid-cols-1 gap-5 md:grid-cols-2 ${columns === 3 ? "lg:grid-cols-3" : ""}`}
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
      </ul>
    </>
  );
}
