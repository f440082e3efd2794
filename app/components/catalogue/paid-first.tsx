import { say, to } from "#shared/say.ts";

/**
 * Explains paid placement above a short list in default order, so that its heading does not read as
 * our recommendation.
 */
export function PaidFirst() {
  return (
    <p className="mb-4 text-sm text-muted">
      {say("Premier listings come first: paid placement, not our recommendation.")}
    </p>
  );
}

type PaidFirst = { exact: number; sponsored: number };

/** States above a list how many of its first results are paid. */
export function SponsoredFirst({ paidFirst }: { paidFirst: PaidFirst | null }) {
  if (!paidFirst || paidFirst.sponsored === 0) return null;
  const { sponsored } = paidFirst;
  return (
    <a href={to("/how-we-rank#premier")} className="hover:underline">
      {sponsored === 1
        ? say("1 sponsored first. Why?")
        : say("{count} sponsored first. Why?", { count: sponsored.toLocaleString("en-US") })}
    </a>
  );
}

/** Marks where the results by rank begin in a list. */
export function ByRank({ count }: { count: string }) {
  return (
    <div className="flex items-center gap-4 text-sm text-muted">
      <p>{say("{count} more, by rank", { count })}</p>
      <hr className="grow border-line" />
    </div>
  );
}
