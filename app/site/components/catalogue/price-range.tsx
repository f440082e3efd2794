import { Heading } from "#app/components/ui/heading.tsx";
import type { ListedPrices } from "#domain/catalogue/reference/treatments.server.ts";
import { formatCents, formatCentsRange } from "#shared/money.ts";
import { plural, say, sayStored } from "#shared/say.ts";

const [fewest, narrowest] = [8, 0.25];

type Props = {
  title: string;
  prices: ListedPrices;
  /** The page shows their average, so a median beside it would only confuse. */
  hasAverage?: boolean;
};

/**
 * Shows the lowest and the highest listed price. It marks the median if there are enough prices,
 * far enough apart.
 */
export function PriceRange({ title, prices, hasAverage = false }: Props) {
  const { minCents, medianCents, maxCents, unit, count } = prices;
  const isSpread = count >= fewest && maxCents - minCents >= medianCents * narrowest;
  const at = isSpread ? ((medianCents - minCents) / (maxCents - minCents)) * 98.5 : 0;
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <Heading size="xs">{title}</Heading>
      <p className="mt-1 font-display text-lg">
        {formatCentsRange(minCents, maxCents)}{" "}
        <span className="font-sans text-sm text-muted">{unit && sayStored(unit)}</span>
      </p>
      {isSpread && (
        <svg
          viewBox="0 0 100 6"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="mt-4 h-3.5 w-full"
        >
          <rect y="2" width="100" height="2" className="fill-sage" />
          <rect x={at.toFixed(0)} width="1.5" height="6" className="fill-lagoon" />
        </svg>
      )}
      <p className="mt-3 text-sm text-muted first-letter:uppercase">
        {hasAverage
          ? say("from {prices}", { prices: plural(count, "listed price") })
          : say("Median {price}, from {prices}", {
              price: formatCents(medianCents),
              prices: plural(count, "listed price"),
            })}
      </p>
    </section>
  );
}
