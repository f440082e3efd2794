import { premierBenefits } from "#app/components/home/listing-promo.tsx";
import { ContactAddress } from "#app/components/ui/contact-address.tsx";
import { Said } from "#app/components/ui/said.tsx";
import { TextPage } from "#app/components/ui/text-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { consentTo } from "#domain/billing/plan.ts";
import { say, sayStored } from "#shared/say.ts";
import { brand, premier } from "#site/brand.ts";
import type { Route } from "./+types/terms-of-service.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: say("Terms of service"),
    description: say("The terms of {brand}: what the directory is and is not, the Premier subscription with its trial, renewal and refund.", {
      brand: brand.name,
    }),
    path: "/terms-of-service",
  });
}

export default function TermsOfService() {
  return (
    <TextPage
      title={say("Terms of service")}
      path="/terms-of-service"
      updated="2026-11-26"
      lead={say("These terms cover the use of {brand} by visitors and by providers who are listed here.", { brand: brand.name })}
      parts={[
        {
          title: say("What this is"),
          paragraphs: [
            say(
              "The directory is informational only and gives no medical advice. It is an advertising directory, not a referral service; it does not endorse providers or guarantee results. Whether a treatment suits you is decided by you and a licensed professional.",
            ),
            say("We take care that listings are right, but providers change prices, hours and people. Ask before you book."),
          ],
        },
        {
          title: say("Premier subscription"),
          paragraphs: [
            say("A Premier listing is a paid placement. {consent}", { consent: consentTo(premier.trialDays) }),
            say(
              "It begins with a card. Nothing is charged in the free days, which a listing has once; we write to you a week before they end. If a payment fails, we tell you and it is tried again; if it keeps failing, Premier ends. When it ends, the listing stays as a Standard one, which is free.",
            ),
            <div key="benefits">
              <p>{say("What it brings while it runs:")}</p>
              <ul className="mt-3 list-disc pl-6">
                {premierBenefits.map((benefit) => (
                  <li key={benefit}>{sayStored(benefit)}</li>
                ))}
              </ul>
            </div>,
            say("It never changes a rating or a review."),
          ],
        },
        {
          title: say("What you send us"),
          paragraphs: [
            say("What you send must be true and yours to send. We may decline or remove what is unlawful, misleading or somebody else's, and say why."),
          ],
        },
        {
          title: say("Use by programs"),
          paragraphs: [
            say(
              "Programs may read the public pages and the documented API at a rate that leaves the site quick for people. Copies must name the source and keep the marks of paid placement.",
            ),
          ],
        },
        {
          title: say("Questions"),
          paragraphs: [<Said key="write" text="Write to <address>us</address>." parts={{ address: () => <ContactAddress /> }} />],
        },
      ]}
    />
  );
}
