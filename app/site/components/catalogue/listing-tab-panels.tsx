import { Fragment } from "react";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { originalLang } from "#app/components/ui/original-lang.ts";
import { Section } from "#app/components/ui/section.tsx";
import { StoredText } from "#app/components/ui/stored-text.tsx";
import type { CountyPrice } from "#domain/catalogue/reference/treatments.server.ts";
import type { ShownReview } from "#domain/reviews/list-reviews.server.ts";
import type { Special } from "#domain/specials/list-specials.server.ts";
import { factTexts } from "#shared/fact-texts.ts";
import { inSentence } from "#shared/language.ts";
import { languageName } from "#shared/language-name.ts";
import { type ListingField, listingFields, listingFieldsWith } from "#shared/listing-fields.ts";
import { say } from "#shared/say.ts";
import { SpecialGrid } from "../specials/special-card.tsx";
import { LatestReviews, TopServices } from "./listing-highlights.tsx";
import { PriceList, ServiceList } from "./price-list.tsx";
import type { ProfileListing } from "./profile-fields.ts";
import { Supervision } from "./supervision.tsx";

export function OverviewTab({
  listing,
}: {
  listing: ProfileListing & { latestReviews: ShownReview[]; specials: Special[]; today: string };
}) {
  const about = listing.detailedDescription ?? listing.description;
  return (
    <>
      <TopServices listing={listing} />
      {listing.specials.length > 0 && (
        <Section title={say("Special offers")} more={{ href: "/deals", text: say("All deals") }}>
          <SpecialGrid
            specials={listing.specials}
            today={listing.today}
            columns={listing.specials.length > 1 ? 2 : 1}
            isOnProfile
          />
        </Section>
      )}
      <LatestReviews listing={listing} />
      <Section title={say("About")}>
        {about && <EnglishNote />}
        {about ? (
          <p className="measure" {...originalLang()}>
            {about}
          </p>
        ) : (
          <Untold text={say("The provider has not added a description yet.")} />
        )}
        {listing.treatmentPhilosophy && (
          <Labelled label={say("Approach")}>{listing.treatmentPhilosophy}</Labelled>
        )}
        {listing.consultationProcess && (
          <Labelled label={say("Your first visit")}>{listing.consultationProcess}</Labelled>
        )}
        <dl className="mt-8 grid gap-5 sm:grid-cols-2">
          <Fact
            name={say("Languages")}
            values={listing.languages}
            textOf={(name) => inSentence(languageName(name))}
          />
          {listing.establishedYear && (
            <Fact name={say("In business since")} values={[String(listing.establishedYear)]} />
          )}
        </dl>
      </Section>
      <Supervision listing={listing} />
    </>
  );
}

export function ServicesTab({ listing }: { listing: ProfileListing }) {
  return (
    <Section title={say("Services")}>
      {listing.services.length > 0 ? (
        <ServiceList {...listing} citySlug={listing.city.slug} />
      ) : (
        <Untold text={say("The provider has not listed services yet. Please call to ask.")} />
      )}
    </Section>
  );
}

export function FacilityTab({ listing }: { listing: ProfileListing }) {
  const lists = listedFacts(listing, "facility").filter(({ values }) => values.length > 0);
  return (
    <Section title={say("Facility")}>
      {lists.length === 0 && (
        <Untold
          text={say("The provider has not described its facility yet. Please call to ask.")}
        />
      )}
      <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {lists.map(({ name, values }) => (
          <div key={name}>
            <Heading level={3} size="sm">
              {name}
            </Heading>
            <ul className="mt-2">
              {values.map((value) => (
                <li key={value} className="border-b border-line py-2 text-muted">
                  <StoredText>{value}</StoredText>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

export function PricingTab({ listing }: { listing: ProfileListing & { county: CountyPrice[] } }) {
  return (
    <Section title={say("Pricing")}>
      {listing.services.length > 0 ? (
        <PriceList {...listing} />
      ) : (
        <Untold text={say("The provider has not listed prices yet. Please call to ask.")} />
      )}
      {listing.services.some(({ pricedOn }) => pricedOn) && (
        <p className="mt-4 text-sm text-muted">
          {say("Ask before you book: prices may have changed.")}
        </p>
      )}
      <dl className="mt-8 grid gap-5 sm:grid-cols-2">
        {listedFacts(listing, "pricing").map((fact) => (
          <Fact key={fact.name} {...fact} />
        ))}
      </dl>
    </Section>
  );
}

/** Facts of a tab, in the order of the table of listing fields. */
const listedFacts = (listing: ProfileListing, tab: NonNullable<ListingField["tab"]>) =>
  listingFieldsWith({ tab }).map((name) => ({
    name: say(listingFields[name].name),
    values: factTexts(name, listing[name]),
  }));

function Untold({ text }: { text: string }) {
  return <p className="text-muted">{text}</p>;
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="mt-6">
      <Heading level={3} size="sm">
        {label}
      </Heading>
      <p className="measure mt-1 text-muted" {...originalLang()}>
        {children}
      </p>
    </div>
  );
}

type FactProps = { name: string; values: string[]; textOf?: (value: string) => string };

function Fact({ name, values, textOf }: FactProps) {
  if (values.length === 0) return null;
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-1 text-muted">
        {values.map((value, index) => (
          <Fragment key={value}>
            {index > 0 && ", "}
            {textOf ? textOf(value) : <StoredText>{value}</StoredText>}
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
