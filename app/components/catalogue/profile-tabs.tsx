import type { MedSpaProfile } from "#domain/catalogue/find-med-spa.server.ts";
import { formatDay } from "#shared/local-day.ts";
import { Section } from "../ui/section.tsx";
import { PriceList, ServiceList } from "./price-list.tsx";
import { Supervision } from "./supervision.tsx";

/** The four parts of a profile. Each says plainly when the provider told us nothing. */

export function Overview({
  medSpa,
}: {
  medSpa: Pick<
    MedSpaProfile,
    | "name"
    | "isDemo"
    | "city"
    | "description"
    | "detailedDescription"
    | "treatmentPhilosophy"
    | "consultationProcess"
    | "staff"
    | "licences"
    | "establishedYear"
    | "languages"
  >;
}) {
  return (
    <>
      <Section title="About">
        <p className="measure">{medSpa.detailedDescription ?? medSpa.description}</p>
        {medSpa.treatmentPhilosophy && <Labelled label="Approach">{medSpa.treatmentPhilosophy}</Labelled>}
        {medSpa.consultationProcess && <Labelled label="Your first visit">{medSpa.consultationProcess}</Labelled>}
        <dl className="mt-8 grid gap-5 sm:grid-cols-2">
          <Fact name="Languages" values={medSpa.languages} />
          {medSpa.establishedYear && <Fact name="In business since" values={[String(medSpa.establishedYear)]} />}
        </dl>
      </Section>
      <Supervision medSpa={medSpa} />
    </>
  );
}

export function Services({ medSpa }: { medSpa: Pick<MedSpaProfile, "services" | "city"> }) {
  return (
    <Section title="Services">
      {medSpa.services.length > 0 ? <ServiceList services={medSpa.services} citySlug={medSpa.city.slug} /> : <Untold what="services" />}
    </Section>
  );
}

export function Facility({
  medSpa,
}: {
  medSpa: Pick<MedSpaProfile, "facilityAmenities" | "equipmentTechnology" | "safetyProtocols" | "certifications" | "awards">;
}) {
  const lists = [
    { name: "Amenities", values: medSpa.facilityAmenities },
    { name: "Equipment", values: medSpa.equipmentTechnology },
    { name: "Safety", values: medSpa.safetyProtocols },
    { name: "Certifications", values: medSpa.certifications },
    { name: "Awards", values: medSpa.awards },
  ].filter(({ values }) => values.length > 0);
  return (
    <Section title="Facility">
      {lists.length === 0 && <Untold what="its facility" />}
      <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {lists.map(({ name, values }) => (
          <div key={name}>
            <h3 className="font-sans text-base font-semibold tracking-normal">{name}</h3>
            <ul className="mt-2">
              {values.map((value) => (
                <li key={value} className="border-b border-line py-2 text-muted">
                  {value}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

export function Pricing({ medSpa }: { medSpa: Pick<MedSpaProfile, "services" | "paymentOptions" | "financingAvailable" | "acceptsInsurance"> }) {
  const latest = medSpa.services
    .map(({ pricedOn }) => pricedOn ?? "")
    .sort()
    .at(-1);
  return (
    <Section title="Pricing">
      {medSpa.services.length > 0 ? <PriceList services={medSpa.services} /> : <Untold what="prices" />}
      {latest && <p className="mt-4 text-sm text-muted">Prices as listed on {formatDay(latest)}. Ask before you book: they may have changed.</p>}
      <dl className="mt-8 grid gap-5 sm:grid-cols-2">
        <Fact name="Payment" values={medSpa.paymentOptions} />
        <Fact name="Financing" values={[medSpa.financingAvailable ? "Available" : "Not offered"]} />
        <Fact name="Insurance" values={[medSpa.acceptsInsurance ? "Accepted for some services" : "Not accepted"]} />
      </dl>
    </Section>
  );
}

function Untold({ what }: { what: string }) {
  return <p className="text-muted">The provider has not told us about {what} yet. A call answers it.</p>;
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
