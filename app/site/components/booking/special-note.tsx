import { originalLang } from "#app/components/ui/original-lang.ts";
import type { BookedSpecial } from "#app/site/routes/booking/booked-special.server.ts";
import { formatDay } from "#shared/local-day.ts";
import { formatCents } from "#shared/money.ts";
import { say } from "#shared/say.ts";

type Props = { special: BookedSpecial; treatment: string | null; date: string | null };

export function SpecialNote({ special, treatment, date }: Props) {
  const {
    title,
    specialPriceCents,
    originalPriceCents,
    discountPercentage,
    validUntil,
    termsConditions,
  } = special;
  const isForAnother =
    special.treatmentSlug === null || (treatment !== null && treatment !== special.treatmentSlug);
  const hasEnded = date !== null && date > validUntil;
  return (
    <section aria-label={say("Your special")} className="rounded-card bg-gold-fill p-5">
      <p className="text-sm text-gold">{say("Your special")}</p>
      <p className="font-display text-lg" {...originalLang()}>
        {title}
      </p>
      <p className="mt-1">
        {specialPriceCents !== null && (
          <span className="font-semibold">{formatCents(specialPriceCents)}</span>
        )}{" "}
        {originalPriceCents !== null && (
          <s className="text-muted">{formatCents(originalPriceCents)}</s>
        )}{" "}
        {discountPercentage !== null && say("{percent}% off", { percent: discountPercentage })}
      </p>
      <p className={`mt-1 text-sm ${hasEnded ? "font-medium text-coral" : ""}`}>
        {hasEnded
          ? say("This special ends on {day}, before the day you chose.", {
              day: formatDay(validUntil),
            })
          : say("Valid until {day}", { day: formatDay(validUntil) })}
      </p>
      {isForAnother && (
        <p className="mt-1 text-sm">
          {say("It doesn’t change the price of the treatment you choose below.")}
        </p>
      )}
      {termsConditions && (
        <p className="mt-1 text-sm whitespace-pre-line" {...originalLang()}>
          {termsConditions}
        </p>
      )}
    </section>
  );
}
