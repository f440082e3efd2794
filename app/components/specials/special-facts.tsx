import { examinationFirstText } from "#domain/specials/special.ts";
import { formatDay } from "#shared/local-day.ts";
import { say } from "#shared/say.ts";
import { Fact, Facts } from "../ui/facts.tsx";
import { originalLang } from "../ui/original-lang.ts";
import { SpecialPrice } from "./special-price.tsx";

type SpecialDetails = {
  originalPriceCents: number | null;
  specialPriceCents: number | null;
  discountPercentage: number | null;
  termsConditions: string | null;
  /** Omitted in the owner's view. */
  isMedical?: boolean;
};

type Props = { special: SpecialDetails; validTo: string; children?: React.ReactNode };

export function SpecialFacts({ special, validTo, children }: Props) {
  const { specialPriceCents, discountPercentage, termsConditions, isMedical } = special;
  return (
    <Facts>
      {children}
      {(specialPriceCents !== null || discountPercentage !== null) && (
        <Fact name={say("Price")}>
          <SpecialPrice special={special} />{" "}
          {discountPercentage !== null && (
            <span className="text-sm">
              {say("{percent}% off", { percent: discountPercentage })}
            </span>
          )}
        </Fact>
      )}
      <Fact name={say("Expires")}>
        <strong className="font-semibold">{formatDay(validTo).toUpperCase()}</strong>
      </Fact>
      {isMedical && <Fact name={say("Good to know")}>{say(examinationFirstText)}</Fact>}
      {termsConditions && (
        <Fact name={say("Terms")}>
          <span className="whitespace-pre-line" {...originalLang()}>
            {termsConditions}
          </span>
        </Fact>
      )}
    </Facts>
  );
}
