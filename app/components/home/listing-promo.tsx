import { Check } from "#app/components/ui/icons.tsx";
import { formatCents } from "#shared/money.ts";
import { say, sayStored } from "#shared/say.ts";
import { premier } from "#site/brand.ts";
import { ButtonLink } from "../ui/button-link.tsx";

export const premierBenefits = [
  "First on every treatment and city you serve, marked as paid placement",
  "A bold listing with your logo",
  "A profile kept up to date from your website",
  "The Premier badge",
];

const price = formatCents(premier.priceCents);

export function PromoStrip() {
  return (
    <aside
      aria-label={say("For owners")}
      className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card bg-sage px-6 py-5 md:px-10"
    >
      <p className="font-display text-xl">
        {say("Own a med spa in the county?")}{" "}
        <span className="block font-sans text-base">
          {say("Listing your business is free and takes about five minutes.")}
        </span>
      </p>
      <ButtonLink href="/add-listing">{say("List Your Med Spa")}</ButtonLink>
    </aside>
  );
}

export function ListingPromo() {
  return (
    <section aria-labelledby="promo-title" className="rounded-card bg-gold-fill p-6 md:p-10">
      <h2 id="promo-title" className="text-2xl">
        <span className="md:hidden">{say("List Your Med Spa")}</span>
        <span className="max-md:hidden">{say("Premier Listing")}</span>
      </h2>
      <p className="mt-2">
        {say(
          "{days} days free, then {price} a month: less than $1 a day. Cancel anytime, no setup fees.",
          { days: premier.trialDays, price },
        )}
      </p>
      <ul className="mt-5 grid gap-2.5 max-md:hidden">
        {premierBenefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check className="mt-1 size-4 shrink-0 text-gold" aria-hidden /> {sayStored(benefit)}
          </li>
        ))}
      </ul>
      <p className="mt-7">
        <ButtonLink href="/add-listing">{say("List Your Med Spa")}</ButtonLink>
      </p>
    </section>
  );
}
