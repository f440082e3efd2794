import { EnhancedBadge, LicenseBadge, PremierBadge } from "#app/components/catalogue/badges.tsx";
import { ProfileActions } from "#app/components/catalogue/card-actions.tsx";
import { PriceLevel } from "#app/components/catalogue/listing-card.tsx";
import { Rating } from "#app/components/catalogue/rating.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { originalLang } from "#app/components/ui/original-lang.ts";
import { StoredText } from "#app/components/ui/stored-text.tsx";
import type { lastCheck } from "#domain/catalogue/licenses/license-check.ts";
import { categoryPath, cityPath, listingReviewsPath } from "#shared/paths.ts";
import { sayStored, to } from "#shared/say.ts";
import type { ProfileListing } from "./profile-fields.ts";

type HeadlineListing = ProfileListing & {
  isEnhanced: boolean;
  licenseCheck: ReturnType<typeof lastCheck>;
};

const aboutShown = 200;

/** Shortens the long description of a listing that has no short one. */
function firstOf(about: string) {
  return about.length > aboutShown ? `${about.slice(0, aboutShown).trimEnd()}…` : about;
}

export function ProfileHeadline({ listing }: { listing: HeadlineListing }) {
  const about = listing.description || firstOf(listing.detailedDescription ?? "");
  return (
    <>
      <Heading level={1} size="2xl" className="break-words">
        {listing.name}
      </Heading>
      <p className="mt-1.5 flex flex-wrap gap-x-2">
        <a href={to(`${listingReviewsPath(listing.slug)}#tabs`)} className="hover:underline">
          <Rating rating={listing.rating} reviewCount={listing.reviewCount} />
        </a>
        <span aria-hidden="true">·</span>
        <a href={to(cityPath(listing.city.slug))} className="hover:underline">
          {listing.city.name}
        </a>
        <span aria-hidden="true">·</span>
        <a href={to(categoryPath(listing.category.slug))} className="hover:underline">
          {sayStored(listing.category.name)}
        </a>
        {listing.priceLevel !== null && <span aria-hidden="true">·</span>}
        <PriceLevel level={listing.priceLevel} />
      </p>
      <div className="mt-2.5 flex flex-wrap items-center gap-2 empty:hidden">
        {listing.licenseCheck && <LicenseBadge check={listing.licenseCheck} />}
        {listing.isPremium && <PremierBadge />}
        {listing.isEnhanced && <EnhancedBadge />}
      </div>
      {about && (
        <>
          <p className="measure mt-4 text-muted" {...originalLang()}>
            {about}
          </p>
          <EnglishNote className="mt-1" />
        </>
      )}
      {listing.specialties.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2">
          {listing.specialties.map((specialty) => (
            <li key={specialty} className="rounded-full bg-sage px-3 py-1 text-sm">
              <StoredText>{specialty}</StoredText>
            </li>
          ))}
        </ul>
      )}
      <ProfileActions name={listing.name} />
    </>
  );
}
