import { Section } from "#app/components/ui/section.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import type { ComparedTreatment } from "#domain/catalogue/reference/treatments.server.ts";
import { formatCentsRange } from "#shared/money.ts";
import { plural, say, sayStored, to } from "#shared/say.ts";

/** `includes`: its kinds in words. */
type ComparisonRow = ComparedTreatment & { includes: string | null };
type Category = { slug: string; name: string; treatmentCount: number };

type Props = { category: Category; rows: ComparisonRow[] };

/** Compares the treatments of a category, most offered first. The full table has its own URL. */
export function TreatmentComparison({ category: { slug, name, treatmentCount }, rows }: Props) {
  return (
    <div id="comparison">
      <Section title={say("Treatment Comparison Guide")}>
        <ComparisonTable
          rows={rows}
          caption={say("Treatments of the category {name}", { name: sayStored(name) })}
        />
        {rows.length < treatmentCount && (
          <p className="mt-5">
            <TextLink href={`/category/${slug}?view=treatments`}>
              {say("Compare all {count} treatments", { count: treatmentCount })}
            </TextLink>
          </p>
        )}
        <p className="measure mt-5 text-sm text-muted">
          {say(
            "Prices are what the treatment usually costs in Southern California, not an offer; providers set their own. Popularity is the number of providers here that offer it; rising, steady or falling is the view of our editors.",
          )}
        </p>
      </Section>
    </div>
  );
}

function ComparisonTable({ rows, caption }: { rows: ComparisonRow[]; caption: string }) {
  return (
    <table className="w-full table-fixed text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-ink/25 text-sm text-muted max-md:sr-only">
        <tr>
          <Heading width="w-[29%]">{say("Treatment")}</Heading>
          <Heading width="w-[23%]">{say("Typical price")}</Heading>
          <Heading width="w-[14%]">{say("Session")}</Heading>
          <Heading width="w-[16%]">{say("Downtime")}</Heading>
          <Heading width="w-[18%]">{say("Popularity")}</Heading>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.slug} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function Heading({ width, children }: { width: string; children: string }) {
  return (
    <th scope="col" className={`pr-3 pb-2 font-medium ${width}`}>
      {children}
    </th>
  );
}

const trends: Record<ComparedTreatment["trend"], string> = {
  rising: "Rising",
  stable: "Steady",
  declining: "Falling",
};
const cell = "align-baseline md:py-3 md:pr-3";

function Row({
  slug,
  name,
  includes,
  priceMinCents,
  priceMaxCents,
  priceUnit,
  sessionMinutesMin: least,
  sessionMinutesMax: most,
  downtime,
  listingCount,
  trend,
  mostIn,
}: ComparisonRow) {
  return (
    <tr className="flex flex-wrap gap-x-4 border-b border-line py-3 text-sm md:table-row">
      <th scope="row" className={`w-full text-base font-medium ${cell}`}>
        {mostIn ? (
          <a href={to(`/${slug}/${mostIn.slug}`)} className="hover:text-lagoon hover:underline">
            {sayStored(name)}
          </a>
        ) : (
          sayStored(name)
        )}
        {includes && (
          <span className="block text-sm font-normal text-muted">
            {say("includes {kinds}", { kinds: includes })}
          </span>
        )}
      </th>
      <td className={`w-full ${cell}`}>
        {formatCentsRange(priceMinCents, priceMaxCents)}{" "}
        <span className="text-muted md:block">{priceUnit && sayStored(priceUnit)}</span>
      </td>
      <td className={`text-muted ${cell}`}>
        {say("{minutes} min", { minutes: least === most ? least : `${least}–${most}` })}
      </td>
      <td className={`text-muted ${cell}`}>
        <span className="md:hidden">{say("Downtime:")} </span>
        {sayStored(downtime)}
      </td>
      <td className={`max-md:w-full ${cell}`}>
        {listingCount > 0 ? (
          <TextLink href={`/search?treatment=${slug}`}>{plural(listingCount, "provider")}</TextLink>
        ) : (
          say("No listings")
        )}
        <span className="text-muted md:block">
          <span className="md:hidden"> · </span>
          {sayStored(trends[trend])}
        </span>
      </td>
    </tr>
  );
}
