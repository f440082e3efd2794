import { formatCents } from "#shared/money.ts";
import { say } from "#shared/say.ts";

type Props = { special: { specialPriceCents: number | null; originalPriceCents: number | null } };

/** Shows the special's price, and the crossed out price before. */
export function SpecialPrice({ special: { specialPriceCents, originalPriceCents } }: Props) {
  if (specialPriceCents === null) return null;
  return (
    <>
      <span className="font-display text-xl text-coral">{formatCents(specialPriceCents)}</span>{" "}
      {originalPriceCents !== null && (
        <s className="text-muted">
          <span className="sr-only">{say("instead of")} </span>
          {formatCents(originalPriceCents)}
        </s>
      )}
    </>
  );
}
