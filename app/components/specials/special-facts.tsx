import { TextLink } from "#app/components/ui/text-link.tsx";
import { examinationFirstText } from "#domain/specials/special.ts";
import { formatDay } from "#shared/local-day.ts";
import { formatCents } from "#shared/money.ts";
import { listingPath } from "#shared/paths.ts";
import { say } from "#shared/say.ts";
import { englishOnSpanishPage } from "../ui/english-on-spanish-page.ts";

type SpecialDetails = {
  medSpaName: string;
  medSpaSlug?: string;
  originalPriceCents: number | null;
  specialPriceCents: number | null;
  discountPercentage: number | null;
  termsConditions: string | null;
  /** Omitted in the owner's view. */
  isMedical?: boolean;
};

type Props = { special: SpecialDetails; validTo: string; children?: React.ReactNode };

export function SpecialFacts({ special, validTo, children }: Props) {
  const {
    medSpaName,
    medSpaSlug,
    originalPriceCents,
    specialPriceCents,
    discountPercentage,
    termsConditions,
    isMedical,
  } = special;
  return (
    <dl className="grid gap-x-10 gap-y-4 border-y border-line py-6 sm:grid-cols-[8rem_1fr]">
      {children}
      <SpecialFact name={say("Where")}>
        {medSpaSlug ? <TextLink href={listingPath(medSpaSlug)}>{medSpaName}</TextLink> : medSpaName}
      </SpecialFact>
      {(specialPriceCents !== null || discountPercentage !== null) && (
        <SpecialFact name={say("Price")}>
          {specialPriceCents !== null && (
            <span className="font-display text-xl text-coral">
              {formatCents(specialPriceCents)}
            </span>
          )}{" "}
          {originalPriceCents !== null && (
            <s className="text-muted">
              <span className="sr-only">{say("instead of")} </span>
              {formatCents(originalPriceCents)}
            </s>
          )}{" "}
          {discountPercentage !== null && (
            <span className="text-sm">
              {say("{percent}% off", { percent: discountPercentage })}
            </span>
          )}
        </SpecialFact>
      )}
      <SpecialFact name={say("Valid until")}>
        <strong className="font-semibold">
          {say("EXPIRES {day}", { day: formatDay(validTo).toUpperCase() })}
        </strong>
      </SpecialFact>
      {isMedical && <SpecialFact name={say("First")}>{say(examinationFirstText)}</SpecialFact>}
      {termsConditions && (
        <SpecialFact name={say("Terms")}>
          <span className="whitespace-pre-line" {...englishOnSpanishPage()}>
            {termsConditions}
          </span>
        </SpecialFact>
      )}
    </dl>
  );
}

export function SpecialFact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted max-sm:-mb-4 max-sm:text-sm">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
