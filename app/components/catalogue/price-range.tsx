import { formatCents, formatCentsRange } from "#shared/money.ts";
import { plural } from "#shared/plural.ts";
import { say, sayStored } from "#shared/say.ts";

type Prices = {
  lowCents: number;
  medianCents: number;
  highCents: number;
  unit: string | null;
  count: number;
};

/** Listed prices from the lowest to the highest, with the median marked. */
export function PriceRange({ title, prices }: { title: string; prices: Prices }) {
  const { lowCents, medianCents, highCents, unit, count } = prices;
  const at = highCents > lowCents ? ((medianCents - lowCents) / (highCents - lowCents)) * 100 : 50;
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h2 className="font-sans text-sm font-normal tracking-normal text-muted">{title}</h2>
      <p className="mt-1 font-display text-lg">
        {formatCentsRange(lowCents, highCents)}{" "}
        <span className="font-sans text-sm text-muted">{unit && sayStored(unit)}</span>
      </p>
      <p aria-hidden="true" className="relative mt-4 h-1.5 rounded-full bg-sage">
        <span
          className="absolute -top-1 h-3.5 w-1 -translate-x-1/2 rounded-full bg-lagoon"
          style={{ left: `${at.toFixed(0)}%` }}
        />
      </p>
      <p className="mt-3 text-sm text-muted">
        {say("Median {price}, from {prices}", {
          price: formatCents(medianCents),
          prices: plural(count, "listed price"),
        })}
      </p>
    </section>
  );
}
