import { Fragment } from "react";
import { PriceLevel } from "#app/components/catalogue/listing-card.tsx";
import { Rating } from "#app/components/catalogue/rating.tsx";
import type { Comparison } from "#app/site/routes/public/compare.server.ts";
import { factTexts } from "#shared/fact-texts.ts";
import { languageName } from "#shared/language-name.ts";
import { listingFields, listingFieldsWith } from "#shared/listing-fields.ts";
import { say, sayStored } from "#shared/say.ts";
import {
  ContactCell,
  HoursCell,
  LicensesCell,
  OtherTreatmentsCell,
  StaffCell,
  TextCell,
} from "./compare-cells.tsx";
import { CompareHead } from "./compare-head.tsx";
import { CompareHeading, CompareRow } from "./compare-row.tsx";

type ComparedListing = Comparison["listings"][number];

type Props = { comparison: Comparison; near: string };

/**
 * Shows listings side by side. On phones, each heading is above its row: two listings fit the
 * screen and the rest scroll.
 */
export function CompareTable({ comparison: { listings, common, rest }, near }: Props) {
  const row = (
    name: string,
    cellOf: (listing: ComparedListing, index: number) => React.ReactNode,
    rank?: (listing: ComparedListing) => number | null,
  ) => (
    <CompareRow
      name={name}
      cells={listings.map((listing, index) => ({
        key: listing.slug,
        content: cellOf(listing, index),
        isBest: rank !== undefined && isBest(listing, listings, rank),
      }))}
    />
  );
  return (
    <div className="max-md:relative max-md:-mx-5 max-md:overflow-x-auto max-md:px-5">
      <table
        id="side-by-side"
        className={`w-full table-fixed text-left max-md:block ${listings.length > 2 ? "max-md:w-max" : ""}`}
      >
        <caption className="sr-only">
          {say("{names} side by side", { names: listings.map(({ name }) => name).join(", ") })}
        </caption>
        <CompareHead listings={listings} near={near} />
        <tbody className="max-md:block">
          {row(say("Category"), ({ categoryName }) => (
            <TextCell of={[sayStored(categoryName)]} />
          ))}
          {row(
            say("Rating"),
            (listing) => (
              <Rating rating={listing.rating} reviewCount={listing.reviewCount} />
            ),
            ({ rating }) => rating,
          )}
          {row(say("Price level"), ({ priceLevel }) =>
            priceLevel === null ? <TextCell of={[]} /> : <PriceLevel level={priceLevel} />,
          )}
          {row(say("Today"), (listing) => (
            <HoursCell {...listing.today} />
          ))}
          {listings.some(({ miles }) => miles !== null) &&
            row(
              say("Distance, as the crow flies"),
              ({ miles }) =>
                miles === null ? (
                  <TextCell of={[]} />
                ) : (
                  say("{count} miles", { count: miles.toFixed(1) })
                ),
              ({ miles }) => miles && -miles,
            )}
        </tbody>
        <tbody className="max-md:block">
          {common.length > 0 && (
            <CompareHeading name={say("Treatments in common")} columns={listings.length} />
          )}
          {common.map(({ name, prices }) => (
            <CompareRow
              key={name}
              name={sayStored(name)}
              cells={listings.map(({ slug }, index) => ({
                key: slug,
                content: <TextCell of={prices[index] ?? []} none={say("Not listed")} />,
              }))}
            />
          ))}
          {row(
            common.length > 0 ? say("Other treatments") : say("Treatments"),
            (_listing, index) => (
              <OtherTreatmentsCell entries={rest[index] ?? []} isOnly={common.length === 0} />
            ),
          )}
        </tbody>
        <tbody className="max-md:block">
          <CompareHeading name={say("People and place")} columns={listings.length} />
          {row(say("People"), (listing) => (
            <StaffCell staff={listing.staff} />
          ))}
          {row(say("Licenses"), (listing) => (
            <LicensesCell licenses={listing.licenses} />
          ))}
          {row(say("Languages"), ({ languages }) => (
            <TextCell of={[languages.map(languageName).join(", ")]} />
          ))}
          {listingFieldsWith({ isCompared: true }).map((name) => (
            <Fragment key={name}>
              {row(say(listingFields[name].name), (listing) => (
                <TextCell
                  of={factTexts(name, listing[name])}
                  isOwn={listingFields[name].kind === "list"}
                />
              ))}
            </Fragment>
          ))}
          {row(say("Contact"), (listing) => (
            <ContactCell listing={listing} />
          ))}
        </tbody>
      </table>
      {listings.some(({ licenses }) => licenses.some(({ checkedOn }) => !checkedOn)) && (
        <p className="mt-4 text-sm text-muted">
          {say("License numbers without a date: stated by the provider, not checked by us.")}
        </p>
      )}
    </div>
  );
}

/** Reports whether a listing ranks above all others that have a value. */
function isBest(
  listing: ComparedListing,
  listings: ComparedListing[],
  rank: (listing: ComparedListing) => number | null,
) {
  const [own, others] = [
    rank(listing),
    listings.filter(({ slug }) => slug !== listing.slug).flatMap((other) => rank(other) ?? []),
  ];
  return own !== null && others.length > 0 && others.every((other) => own > other);
}
