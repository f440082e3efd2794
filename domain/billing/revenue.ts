import { addDays } from "#shared/local-day.ts";

/** Life of a plan in local days. It earns from its first payment until it ends. */
export type PlanLife = {
  state: string;
  beganOn: string;
  trialEndsOn: string | null;
  paidFrom: string | null;
  endedOn: string | null;
  monthlyCents: number;
};
export type Payment = { paidOn: string; amountCents: number; refundedCents: number };

const isPaying = ({ paidFrom, endedOn }: PlanLife, day: string) =>
  paidFrom !== null && paidFrom <= day && (endedOn === null || endedOn > day);
const monthOf = (day: string) => day.slice(0, 7);
const sum = <Thing>(things: Thing[], of: (thing: Thing) => number) =>
  things.reduce((total, thing) => total + of(thing), 0);
const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

export function summarizeRevenue(lives: PlanLife[], today: string) {
  const paying = lives.filter((life) => isPaying(life, today));
  const monthlyCents = sum(paying, (life) => life.monthlyCents);
  const over = lives.filter(({ trialEndsOn }) => trialEndsOn !== null && trialEndsOn <= today);
  const converted = over.filter(({ paidFrom }) => paidFrom !== null);
  return {
    paying: paying.length,
    monthlyCents,
    /** Annual revenue as in the spec: monthly revenue times twelve. */
    yearlyCents: monthlyCents * 12,
    averageCents: paying.length === 0 ? null : Math.round(monthlyCents / paying.length),
    trials: lives.filter(
      ({ paidFrom, endedOn, trialEndsOn }) =>
        paidFrom === null && endedOn === null && trialEndsOn !== null && trialEndsOn > today,
    ).length,
    open: lives.filter(({ state }) => state === "past due").length,
    ending: lives.filter(({ state }) => state === "cancelling").length,
    trialsOver: over.length,
    trialsConverted: converted.length,
    conversion: share(converted.length, over.length),
  };
}

/** Computes the latest months, oldest first. The last one counts up to today. */
export function monthlyRevenue(lives: PlanLife[], payments: Payment[], today: string, count = 12) {
  return Array.from({ length: count }, (_, index) => {
    const month = monthOf(addMonths(`${monthOf(today)}-01`, index + 1 - count));
    const first = `${month}-01`;
    const before = addDays(first, -1);
    const end = addDays(addMonths(first, 1), -1);
    const last = end < today ? end : today;
    const earlier = lives.filter((life) => isPaying(life, before));
    const now = lives.filter((life) => isPaying(life, last));
    const lost = earlier.filter((life) => !isPaying(life, last)).length;
    const paid = payments.filter(({ paidOn }) => monthOf(paidOn) === month);
    const over = lives.filter(
      ({ trialEndsOn }) =>
        trialEndsOn !== null && trialEndsOn <= today && monthOf(trialEndsOn) === month,
    );
    return {
      month,
      monthlyCents: sum(now, (life) => life.monthlyCents),
      paying: now.length,
      gained: now.filter((life) => !isPaying(life, before)).length,
      lost,
      churn: share(lost, earlier.length),
      trialsBegun: lives.filter(
        ({ beganOn, trialEndsOn }) => trialEndsOn !== null && monthOf(beganOn) === month,
      ).length,
      trialsOver: over.length,
      trialsConverted: over.filter(({ paidFrom }) => paidFrom !== null).length,
      payments: paid.length,
      collectedCents: sum(paid, ({ amountCents }) => amountCents),
      refundedCents: sum(paid, ({ refundedCents }) => refundedCents),
    };
  });
}

/**
 * Groups payers by the month of their first payment, with retention in later months. Counts only
 * those who could have paid by now.
 */
export function cohorts(lives: PlanLife[], today: string, count = 12) {
  const earliest = monthOf(addMonths(`${monthOf(today)}-01`, 1 - count));
  const paid = lives.flatMap((life) =>
    life.paidFrom !== null && life.paidFrom <= today ? [{ life, paidFrom: life.paidFrom }] : [],
  );
  const months = [...new Set(paid.map(({ paidFrom }) => monthOf(paidFrom)))]
    .filter((month) => month >= earliest)
    .sort();
  return months.map((month) => {
    const members = paid.filter(({ paidFrom }) => monthOf(paidFrom) === month);
    const kept = Array.from({ length: count - 1 }, (_, index) => {
      const old = members.filter(({ paidFrom }) => addMonths(paidFrom, index + 1) <= today);
      return {
        of: old.length,
        kept: old.filter(({ life, paidFrom }) => isPaying(life, addMonths(paidFrom, index + 1)))
          .length,
      };
    });
    return { month, size: members.length, kept: kept.filter(({ of }) => of > 0) };
  });
}

/** Returns the same day after some months, or the last day of a shorter month. */
export function addMonths(day: string, months: number) {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0, 12)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last), 12))
    .toISOString()
    .slice(0, 10);
}
