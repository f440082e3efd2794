import { Clock, ExternalLink, Mail, MapPin, Phone } from "lucide-react";
import { PriceLevel } from "#app/components/catalogue/med-spa-card.tsx";
import { Rating } from "#app/components/catalogue/rating.tsx";
import { Silk } from "#app/components/catalogue/silk.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { PremierBadge } from "#app/components/ui/premier-badge.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { pageContext, servicesContext } from "#app/context.ts";
import { missing } from "#app/missing.ts";
import { breadcrumbJsonLd, medSpaJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta, siteUrlFrom } from "#app/seo/page-meta.ts";
import { findMedSpa } from "#domain/catalogue/find-med-spa.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { describeWeek } from "#shared/hours.ts";
import { formatCentsRange } from "#shared/money.ts";
import { outboundUrl } from "#shared/outbound-url.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/listing.ts";

export const handle = { cache: { query: [], seconds: 600 } };

export async function loader({ params, context }: Route.LoaderArgs) {
  const medSpa = await findMedSpa(context.get(servicesContext), params.slug);
  if (!medSpa) throw missing("Med Spa Not Found", "The requested med spa could not be found.");
  context.get(pageContext).shows(tags.medSpa(medSpa.slug));
  const {
    slug,
    name,
    description,
    detailedDescription,
    treatmentPhilosophy,
    consultationProcess,
    city,
    category,
    address,
    zipCode,
    latitude,
    longitude,
    phone,
    email,
    website,
  } = medSpa;
  const {
    rating,
    reviewCount,
    isPremium,
    priceLevel,
    establishedYear,
    weeklyHours,
    services,
    staff,
    licences,
    specialties,
    facilityAmenities,
    languages,
    paymentOptions,
    profileImageUrl,
  } = medSpa;
  const contact = { address, zipCode, latitude, longitude, phone, email, website };
  const texts = { description, detailedDescription, treatmentPhilosophy, consultationProcess };
  return {
    slug,
    name,
    city,
    category,
    ...contact,
    ...texts,
    rating,
    reviewCount,
    isPremium,
    priceLevel,
    establishedYear,
    weeklyHours,
    services,
    staff,
    licences,
    specialties,
    facilityAmenities,
    languages,
    paymentOptions,
    profileImageUrl,
  };
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
          <Headline {...medSpa} />
          <Section title="About">
            <p className="measure">{medSpa.detailedDescription ?? medSpa.description}</p>
            {medSpa.treatmentPhilosophy && <Labelled label="Approach">{medSpa.treatmentPhilosophy}</Labelled>}
            {medSpa.consultationProcess && <Labelled label="Your first visit">{medSpa.consultationProcess}</Labelled>}
          </Section>
          {medSpa.services.length > 0 && (
            <Section title="Services and prices">
              <PriceList {...medSpa} />
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
        <Sidebar {...medSpa} />
      </div>
    </div>
  );
}

function Headline(medSpa: MedSpa) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
        {medSpa.isPremium && <PremierBadge />}
        <a href={`/category/${medSpa.category.slug}`} className="hover:text-ink hover:underline">
          {medSpa.category.name}
        </a>
        <span aria-hidden="true">·</span>
        <a href={`/city/${medSpa.city.slug}`} className="hover:text-ink hover:underline">
          {medSpa.city.name}
        </a>
      </div>
      <h1 className="mt-3 text-3xl break-words md:text-4xl">{medSpa.name}</h1>
      <p className="mt-3 flex flex-wrap gap-x-4">
        <Rating rating={medSpa.rating} reviewCount={medSpa.reviewCount} />
        <PriceLevel level={medSpa.priceLevel} />
      </p>
      <p className="measure mt-5 text-lg text-muted">{medSpa.description}</p>
      <ul className="mt-5 flex flex-wrap gap-2">
        {medSpa.specialties.map((specialty) => (
          <li key={specialty} className="rounded-full bg-sage px-3 py-1 text-sm">
            {specialty}
          </li>
        ))}
      </ul>
    </>
  );
}

function PriceList({ services, city }: MedSpa) {
  return (
    <ul className="border-t border-line">
      {services.map((service) => (
        <li key={service.name} className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[1fr_auto]">
          <h3 className="font-sans text-base font-semibold tracking-normal">
            {service.treatment ? (
              <a href={`/${service.treatment}/${city.slug}`} className="hover:text-lagoon hover:underline">
                {service.name}
              </a>
            ) : (
              service.name
            )}
          </h3>
          <p className="sm:text-right">
            {service.priceMinCents === null ? "On request" : formatCentsRange(service.priceMinCents, service.priceMaxCents ?? service.priceMinCents)}
            <span className="text-sm text-muted"> {[service.priceUnit, service.minutes && `${service.minutes} min`].filter(Boolean).join(" · ")}</span>
          </p>
          <p className="measure text-sm text-muted">{service.description}</p>
        </li>
      ))}
    </ul>
  );
}

function Sidebar(medSpa: MedSpa) {
  const place = `${medSpa.address}, ${medSpa.city.name}, ${brand.region.stateCode} ${medSpa.zipCode}`;
  const directions = outboundUrl(`https://www.openstreetmap.org/directions?to=${medSpa.latitude},${medSpa.longitude}`, { content: "get-directions" });
  return (
    <aside className="h-fit rounded-card border border-line bg-surface p-6 lg:sticky lg:top-28" aria-label="Contact and hours">
      <div className="grid gap-3">
        <ButtonLink href={`tel:${medSpa.phone.replace(/[^\d+]/g, "")}`}>
          <Phone className="size-4" aria-hidden /> Call Now
        </ButtonLink>
        <div className="grid grid-cols-2 gap-3">
          <ButtonLink look="quiet" href={`mailto:${medSpa.email}`}>
            <Mail className="size-4" aria-hidden /> Email
          </ButtonLink>
          <ButtonLink look="quiet" href={directions} rel="noopener noreferrer nofollow" target="_blank">
            <MapPin className="size-4" aria-hidden /> Directions
          </ButtonLink>
        </div>
      </div>
      <dl className="mt-6 grid gap-3 border-t border-line pt-5 text-sm">
        <div>
          <dt className="sr-only">Address</dt>
          <dd>{place}</dd>
        </div>
        <div>
          <dt className="sr-only">Phone</dt>
          <dd>{medSpa.phone}</dd>
        </div>
        {medSpa.website && (
          <div>
            <dt className="sr-only">Website</dt>
            <dd>
              <a
                className="text-link inline-flex items-center gap-1.5 break-all"
                href={outboundUrl(medSpa.website)}
                rel="noopener noreferrer nofollow"
                target="_blank"
              >
                Website <ExternalLink className="size-3.5" aria-hidden />
              </a>
            </dd>
          </div>
        )}
      </dl>
      <h2 className="mt-6 flex items-center gap-2 border-t border-line pt-5 font-sans text-base font-semibold tracking-normal">
        <Clock className="size-4" aria-hidden /> Business hours
      </h2>
      <dl className="mt-3 grid gap-1.5 text-sm">
        {describeWeek(medSpa.weeklyHours).map(({ day, hours }) => (
          <div key={day} className="flex justify-between gap-4">
            <dt className="text-muted">{day}</dt>
            <dd className="text-right">{hours}</dd>
          </div>
        ))}
      </dl>
    </aside>
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
