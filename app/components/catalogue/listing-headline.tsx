import { asWritten } from "#app/components/ui/as-written.ts";
import { Stored } from "#app/components/ui/stored.tsx";
import type { CheckedLicense } from "#domain/catalogue/licenses/license-check.ts";
import type { MedSpaProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { EnhancedBadge, LicenseBadge, PremierBadge } from "./badges.tsx";
import { ProfileActions } from "./card-actions.tsx";
import { PriceLevel } from "./med-spa-card.tsx";
import { Rating } from "./rating.tsx";

type Headline = Pick<
  MedSpaProfile,
  | "slug"
  | "name"
  | "isPremium"
  | "category"
  | "city"
  | "rating"
  | "reviewCount"
  | "priceLevel"
  | "description"
  | "detailedDescription"
  | "specialties"
> & { isEnhanced: boolean; licenseCheck: CheckedLicense | null };

const aboutShown = 200;

/** Shortens the long description of a listing that has no short one. */
function firstOf(about: string) {
  return about.length > aboutShown ? `${about.slice(0, aboutShown).trimEnd()}…` : about;
}

export function ProfileHeadline({ medSpa }: { medSpa: Headline }) {
  const about = medSpa.description || firstOf(medSpa.detailedDescription ?? "");
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
        {medSpa.isPremium && <PremierBadge />}
        {medSpa.isEnhanced && <EnhancedBadge />}
        {medSpa.licenseCheck && <LicenseBadge check={medSpa.licenseCheck} />}
        <a
          href={to(`/category/${medSpa.category.slug}`)}
          className="hover:text-ink hover:underline"
        >
          {sayStored(medSpa.category.name)}
        </a>
        <span aria-hidden="true">·</span>
        <a href={to(`/city/${medSpa.city.slug}`)} className="hover:text-ink hover:underline">
          {medSpa.city.name}
        </a>
      </div>
      <h1 className="mt-3 text-3xl break-words md:text-4xl">{medSpa.name}</h1>
      <p className="mt-3 flex flex-wrap gap-x-4">
        <a
          href={to(`/listing/${medSpa.slug}?tab=reviews`)}
          data-keeps-place
          className="hover:underline"
        >
          <Rating rating={medSpa.rating} reviewCount={medSpa.reviewCount} />
        </a>
        <PriceLevel level={medSpa.priceLevel} />
      </p>
      <ProfileActions name={medSpa.name} />
      {about && (
        <p className="measure mt-5 text-lg text-muted" {...asWritten()}>
          {about}
        </p>
      )}
      <ul className="mt-5 flex flex-wrap gap-2">
        {medSpa.specialties.map((specialty) => (
          <li key={specialty} className="rounded-full bg-sage px-3 py-1 text-sm">
            <Stored>{specialty}</Stored>
          </li>
        ))}
      </ul>
    </>
  );
}
