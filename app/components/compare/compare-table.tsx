import { PriceLevel } from "#app/components/catalogue/med-spa-card.tsx";
import { Rating } from "#app/components/catalogue/rating.tsx";
import type { Comparison } from "#app/routes/public/compare.server.ts";
import { languageName } from "#shared/language-name.ts";
import { say, sayStored } from "#shared/say.ts";
import { Licenses, People, Reach, Rest, Stated, Today, Words } from "./compare-cells.tsx";
import { CompareHead } from "./compare-head.tsx";
import { CompareHeading, CompareRow } from "./compare-row.tsx";

type Compared = Comparison["medSpas"][number];

/**
 * Listings side by side. On phones, each heading is above its row: two listings fit the screen
 * and the rest scroll.
 */
export function CompareTable({
  comparison: { medSpas, common, rest },
  near,
}: {
  comparison: Comparison;
  near: string;
}) {
  const row = (name: string, cellOf: (medSpa: Compared, index: number) => React.ReactNode) => (
    <CompareRow
      name={name}
      cells={medSpas.map((medSpa, index) => ({ key: medSpa.slug, content: cellOf(medSpa, index) }))}
    />
  );
  return (
    <div className="max-md:relative max-md:-mx-5 max-md:overflow-x-auto max-md:px-5">
      <table
        id="side-by-side"
        className={`w-full table-fixed text-left max-md:block ${medSpas.length > 2 ? "max-md:w-max" : ""}`}
      >
        <caption className="sr-only">
          {say("{names} side by side", { names: medSpas.map(({ name }) => name).join(", ") })}
        </caption>
        <CompareHead medSpas={medSpas} near={near} />
        <tbody className="max-md:block">
          {row(say("Rating"), (medSpa) => (
            <Rating rating={medSpa.rating} reviewCount={medSpa.reviewCount} />
          ))}
          {row(say("Price level"), ({ priceLevel }) =>
            priceLevel === null ? <Words of={[]} /> : <PriceLevel level={priceLevel} />,
          )}
          {row(say("Today"), (medSpa) => (
            <Today {...medSpa.today} />
          ))}
          {medSpas.some(({ miles }) => miles !== null) &&
            row(say("Distance, as the crow flies"), ({ miles }) =>
              miles === null ? (
                <Words of={[]} />
              ) : (
                say("{count} miles", { count: miles.toFixed(1) })
              ),
            )}
        </tbody>
        <tbody className="max-md:block">
          {common.length > 0 && (
            <CompareHeading name={say("Treatments in common")} columns={medSpas.length} />
          )}
          {common.map(({ name, prices }) => (
            <CompareRow
              key={name}
              name={sayStored(name)}
              cells={medSpas.map(({ slug }, index) => ({
                key: slug,
                content: <Words of={prices[index] ?? []} none={say("Not listed")} />,
              }))}
            />
          ))}
          {row(
            common.length > 0 ? say("Other treatments") : say("Treatments"),
            (_medSpa, index) => (
              <Rest entries={rest[index] ?? []} isOnly={common.length === 0} />
            ),
          )}
        </tbody>
        <tbody className="max-md:block">
          <CompareHeading name={say("People and place")} columns={medSpas.length} />
          {row(say("People"), (medSpa) => (
            <People staff={medSpa.staff} />
          ))}
          {row(say("Licenses"), (medSpa) => (
            <Licenses licenses={medSpa.licenses} />
          ))}
          {row(say("Languages"), ({ languages }) => (
            <Words of={[languages.map(languageName).join(", ")]} />
          ))}
          {row(say("Amenities"), ({ amenities }) => (
            <Words of={amenities} isOwn />
          ))}
          {row(say("Payment"), ({ paymentOptions }) => (
            <Words of={[paymentOptions.join(", ")]} isOwn />
          ))}
          {row(say("Financing"), ({ financingAvailable }) => (
            <Stated fact={financingAvailable} yes={say("Available")} no={say("Not offered")} />
          ))}
          {row(say("Insurance"), ({ acceptsInsurance }) => (
            <Stated
              fact={acceptsInsurance}
              yes={say("Accepted for some services")}
              no={say("Not accepted")}
            />
          ))}
          {row(say("Contact"), (medSpa) => (
            <Reach medSpa={medSpa} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
