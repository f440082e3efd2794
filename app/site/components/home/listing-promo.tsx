import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Check } from "#app/components/ui/icons.tsx";
import { formatCents } from "#shared/money.ts";
import { say, sayStored } from "#shared/say.ts";
import { premier } from "#site/plans.ts";

const price = formatCents(premier.priceCents);

/** Promotes the free listing and Premier to owners. It is the only such block on the page. */
export function ListingPromo() {
  return (
    <aside
      aria-label={say("For owners")}
      className="mt-6 grid gap-x-14 gap-y-8 rounded-card bg-gold-fill p-6 md:grid-cols-2 md:p-10"
    >
      <div className="flex flex-col items-start">
        <Heading size="xl">{say("Own a med spa in the county?")}</Heading>
        <p className="mt-2 mb-6">
          {say("Listing your business is free and takes about five minutes.")}
        </p>
        <ButtonLink href="/add-listing">{say("List Your Med Spa")}</ButtonLink>
      </div>
      <div className="max-md:border-t max-md:border-line max-md:pt-6">
        <Heading size="xl">{say("Premier Listing")}</Heading>
        <p className="mt-2">
          {say(
            "{days} days free, then {price} a month: less than $1 a day. Cancel anytime, no setup fees.",
            { days: premier.trialDays, price },
          )}
        </p>
        <ul className="mt-5 grid gap-2.5 max-md:hidden">
          {premier.benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <Check className="mt-1 size-4 shrink-0 text-gold" aria-hidden /> {sayStored(benefit)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
