import type { Comparison } from "#app/compare-page.server.ts";
import { PriceLevel } from "#app/components/catalogue/med-spa-card.tsx";
import { Rating } from "#app/components/catalogue/rating.tsx";
import { Licences, People, Reach, Rest, Today, Words } from "./compare-cells.tsx";
import { CompareHead } from "./compare-head.tsx";
import { CompareHeading, CompareRow } from "./compare-row.tsx";

type Compared = Comparison["medSpas"][number];

/** Listings side by side. On a phone each heading stands above its row, so that two listings fit on the screen and four can be moved through. */
export function CompareTable({ comparison: { medSpas, common, rest }, near }: { comparison: Comparison; near: string }) {
  const row = (name: string, cellOf: (medSpa: Compared, index: number) => React.ReactNode) => (
    <CompareRow name={name} cells={medSpas.map((medSpa, index) => ({ key: medSpa.slug, content: cellOf(medSpa, index) }))} />
  );
  return (
    <div className="max-md:relative max-md:-mx-5 max-md:overflow-x-auto max-md:px-5">
      <table id="side-by-side" className={`w-full table-fixed text-left max-md:block ${medSpas.length > 2 ? "max-md:w-max" : ""}`}>
        <caption className="sr-only">{medSpas.map(({ name }) => name).join(", ")} side by side</caption>
        <CompareHead medSpas={medSpas} near={near} />
        <tbody className="max-md:block">
          {row("Rating", (medSpa) => (
            <Rating rating={medSpa.rating} reviewCount={medSpa.reviewCount} />
          ))}
          {row("Price level", (medSpa) => (
            <PriceLevel level={medSpa.priceLevel} />
          ))}
          {row("Today", (medSpa) => (
            <Today {...medSpa.today} />
          ))}
          {medSpas.some(({ miles }) => miles !== null) && row("Distance, as the crow flies", ({ miles }) => miles !== null && `${miles.toFixed(1)} miles`)}
        </tbody>
        <tbody className="max-md:block">
          {common.length > 0 && <CompareHeading name="Treatments in common" columns={medSpas.length} />}
          {common.map(({ name, prices }) => (
            <CompareRow
              key={name}
              name={name}
              cells={medSpas.map(({ slug }, index) => ({ key: slug, content: <Words of={prices[index] ?? []} none="Not listed" /> }))}
            />
          ))}
          {row(common.length > 0 ? "Other treatments" : "Treatments", (_medSpa, index) => (
            <Rest entries={rest[index] ?? []} isOnly={common.length === 0} />
          ))}
        </tbody>
        <tbody className="max-md:block">
          <CompareHeading name="People and place" columns={medSpas.length} />
          {row("People", (medSpa) => (
            <People staff={medSpa.staff} />
          ))}
          {row("Licences", (medSpa) => (
            <Licences licences={medSpa.licences} />
          ))}
          {row("Languages", ({ languages }) => (
            <Words of={[languages.join(", ")]} />
          ))}
          {row("Amenities", ({ amenities }) => (
            <Words of={amenities} />
          ))}
          {row("Payment", ({ paymentOptions }) => (
            <Words of={[paymentOptions.join(", ")]} />
          ))}
          {row("Financing", ({ financingAvailable }) => (financingAvailable ? "Available" : "Not offered"))}
          {row("Insurance", ({ acceptsInsurance }) => (acceptsInsurance ? "Accepted for some services" : "Not accepted"))}
          {row("Contact", (medSpa) => (
            <Reach medSpa={medSpa} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
