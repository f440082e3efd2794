import { PriceList } from "#app/components/catalogue/price-list.tsx";
import { ProfileHeadline } from "#app/components/catalogue/profile-headline.tsx";
import { ProfileSidebar } from "#app/components/catalogue/profile-sidebar.tsx";
import { Silk } from "#app/components/catalogue/silk.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { pageContext, servicesContext } from "#app/context.ts";
import { missing } from "#app/missing.ts";
import { breadcrumbJsonLd, medSpaJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta, siteUrlFrom } from "#app/seo/page-meta.ts";
import { findMedSpa } from "#domain/catalogue/find-med-spa.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { pick } from "#shared/pick.ts";
import type { Route } from "./+types/listing.ts";

export const handle = { cache: { query: [], seconds: 600 } };

/** What the page shows; whole records would cost a third of the rate. */
// biome-ignore format: one line a group reads better than one a field.
const profileFields = [
  "slug", "name", "city", "category", "rating", "reviewCount", "isPremium", "priceLevel", "establishedYear", "profileImageUrl",
  "description", "detailedDescription", "treatmentPhilosophy", "consultationProcess", "services", "staff", "licences",
  "specialties", "facilityAmenities", "languages", "paymentOptions", "weeklyHours",
  "address", "zipCode", "latitude", "longitude", "phone", "email", "website",
] as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const medSpa = await findMedSpa(context.get(servicesContext), params.slug);
  if (!medSpa) throw missing("Med Spa Not Found", "The requested med spa could not be found.");
  context.get(pageContext).shows(tags.medSpa(medSpa.slug));
  return pick(medSpa, profileFields);
}

type MedSpa = Route.ComponentProps["loaderData"];

const crumbsTo = ({ name, slug, city }: MedSpa) => [
  { name: "Home", path: "/" },
  { name: "Med Spas", path: "/med-spas" },
  { name: city.name, path: `/city/${city.slug}` },
  { name, path: `/listing/${slug}` },
];

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const siteUrl = siteUrlFrom(matches);
  return pageMeta(matches, {
    title: `${loaderData.name}, ${loaderData.city.name}`,
    description: loaderData.description,
    path: `/listing/${loaderData.slug}`,
    jsonLd: [breadcrumbJsonLd(siteUrl, crumbsTo(loaderData)), medSpaJsonLd(siteUrl, loaderData)],
  });
}

export default function Listing({ loaderData: medSpa }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbsTo(medSpa)} />
      <div className="mt-6 aspect-[5/2] max-h-80 w-full overflow-hidden rounded-card">
        {medSpa.profileImageUrl ? (
          <img src={medSpa.profileImageUrl} alt={medSpa.name} className="size-full object-cover" />
        ) : (
          <Silk seed={medSpa.slug} category={medSpa.category.slug} />
        )}
      </div>
      <div className="mt-8 grid gap-12 lg:grid-cols-[1fr_21rem] lg:gap-16">
        <div>
          <ProfileHeadline medSpa={medSpa} />
          <Section title="About">
            <p className="measure">{medSpa.detailedDescription ?? medSpa.description}</p>
            {medSpa.treatmentPhilosophy && <Labelled label="Approach">{medSpa.treatmentPhilosophy}</Labelled>}
            {medSpa.consultationProcess && <Labelled label="Your first visit">{medSpa.consultationProcess}</Labelled>}
          </Section>
          {medSpa.services.length > 0 && (
            <Section title="Services and prices">
              <PriceList services={medSpa.services} citySlug={medSpa.city.slug} />
            </Section>
          )}
          {medSpa.staff.length > 0 && (
            <Section title="People">
              <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
                {medSpa.staff.map((member) => (
                  <li key={member.name}>
                    <p className="font-semibold">{member.name}</p>
                    <p className="text-muted">{member.title}</p>
                    <p className="mt-1 text-sm text-muted">{member.certifications.join(" · ")}</p>
                  </li>
                ))}
              </ul>
              {medSpa.licences.map((licence) => (
                <p key={licence.number} className="mt-6 border-t border-line pt-4 text-sm text-muted">
                  {licence.kind === "medical director" ? "Medical director" : "Licence"}: {licence.holder}, {licence.number} (
                  {licence.checkedOn ? `checked on ${licence.checkedOn}` : "as stated by the provider, not checked by us"})
                </p>
              ))}
            </Section>
          )}
          <Section title="Good to know">
            <dl className="grid gap-5 sm:grid-cols-2">
              <Fact name="Amenities" values={medSpa.facilityAmenities} />
              <Fact name="Languages" values={medSpa.languages} />
              <Fact name="Payment" values={medSpa.paymentOptions} />
              {medSpa.establishedYear && <Fact name="In business since" values={[String(medSpa.establishedYear)]} />}
            </dl>
          </Section>
        </div>
        <ProfileSidebar medSpa={medSpa} />
      </div>
    </div>
  );
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="mt-6">
      <h3 className="font-sans text-base font-semibold tracking-normal">{label}</h3>
      <p className="measure mt-1 text-muted">{children}</p>
    </div>
  );
}

function Fact({ name, values }: { name: string; values: string[] }) {
  if (values.length === 0) return null;
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-1 text-muted">{values.join(", ")}</dd>
    </div>
  );
}
