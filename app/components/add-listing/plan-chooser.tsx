import { Heading } from "#app/components/ui/heading.tsx";
import { Check } from "#app/components/ui/icons.tsx";
import { formatCents } from "#shared/money.ts";
import { say, sayStored } from "#shared/say.ts";
import { premier } from "#site/plans.ts";
import { premierBenefits } from "../home/listing-promo.tsx";

const card =
  "flex gap-4 rounded-card border border-line bg-surface p-5 hover:border-muted has-checked:outline-1";

/** Standard or Premier. Premier asks for a card in the next step. */
export function PlanChooser({ chosen }: { chosen: string }) {
  // Screen readers announce the name and price; the rest follows as the description.
  const radio = (value: string) => ({
    type: "radio",
    name: "listingType",
    value,
    defaultChecked: chosen === value,
    "aria-labelledby": `${value}-name`,
    "aria-describedby": value === "premium" ? "premium-text premium-terms" : "standard-text",
  });
  return (
    <fieldset className="min-w-0">
      <legend>
        <Heading size="xl">{say("Choose your plan")}</Heading>
      </legend>
      <div className="mt-4 grid gap-4">
        <label className={`${card} has-checked:border-lagoon has-checked:outline-lagoon`}>
          <input
            {...radio("standard")}
            id="field-listingType"
            className="mt-1 size-5 shrink-0 accent-lagoon"
          />
          <span className="grow">
            <PlanName id="standard-name" name={say("Standard")} price={say("FREE")} />
            <span id="standard-text" className="mt-1 block text-muted">
              {say("A full profile, found by its name, its treatments and its city.")}
            </span>
          </span>
        </label>
        <label className={`${card} has-checked:border-gold has-checked:outline-gold`}>
          <input {...radio("premium")} className="mt-1 size-5 shrink-0 accent-lagoon" />
          <span className="grow">
            <PlanName
              id="premium-name"
              name={say("Premier Listing")}
              price={say("less than $1/day")}
              isPremier
            />
            <span id="premium-text" className="mt-1 block text-muted">
              {say("{days} days free, then {price} a month. Paid placement.", {
                days: premier.trialDays,
                price: formatCents(premier.priceCents),
              })}
            </span>
            <span className="mt-4 grid gap-2">
              {premierBenefits.map((benefit) => (
                <span key={benefit} className="flex gap-3">
                  <Check className="mt-1 size-4 shrink-0 text-gold" aria-hidden />{" "}
                  {sayStored(benefit)}
                </span>
              ))}
            </span>
          </span>
        </label>
      </div>
      <p id="premium-terms" className="mt-3 text-sm text-muted">
        {say(
          "The next step asks for a card. Nothing is charged in the first {days} days, and you can cancel in two clicks.",
          { days: premier.trialDays },
        )}
      </p>
    </fieldset>
  );
}

type PlanNameProps = { id: string; name: string; price: string; isPremier?: boolean };

function PlanName({ id, name, price, isPremier = false }: PlanNameProps) {
  return (
    <span id={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-display text-lg">{name}</span>{" "}
      <span className={`font-semibold ${isPremier ? "text-gold" : "text-lagoon"}`}>{price}</span>
    </span>
  );
}
