import { premierBenefits } from "#app/components/home/listing-promo.tsx";
import { ContactAddress } from "#app/components/ui/contact-address.tsx";
import { TextPage } from "#app/components/ui/text-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { consentTo } from "#domain/billing/plan.ts";
import { brand, premier } from "#site/brand.ts";
import type { Route } from "./+types/terms-of-service.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Terms of service",
    description: `The terms of ${brand.name}: what the directory is and is not, the Premier subscription with its trial, renewal and refund.`,
    path: "/terms-of-service",
  });
}

export default function TermsOfService() {
  return (
    <TextPage
      title="Terms of service"
      path="/terms-of-service"
      updated="November 22, 2026"
      lead={`These terms cover the use of ${brand.name} by visitors and by providers who are listed here.`}
      parts={[
        {
          title: "What this is",
          paragraphs: [
            "The directory is informational only and gives no medical advice. It is a referral service; it does not endorse providers or guarantee results. Whether a treatment suits you is decided by you and a licensed professional.",
            "We take care that listings are right, but providers change prices, hours and people. Ask before you book.",
          ],
        },
        {
          title: "Premier subscription",
          paragraphs: [
            `A Premier listing is a paid placement. ${consentTo(premier.trialDays)}`,
            "It begins with a card. Nothing is charged in the free days, which a listing has once; we write to you a week before they end. If a payment fails, we tell you and it is tried again; if it keeps failing, Premier ends. When it ends, the listing stays as a Standard one, which is free.",
            <div key="benefits">
              <p>What it brings while it runs:</p>
              <ul className="mt-3 list-disc pl-6">
                {premierBenefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </div>,
            "It never changes a rating or a review.",
          ],
        },
        {
          title: "What you send us",
          paragraphs: ["What you send must be true and yours to send. We may decline or remove what is unlawful, misleading or somebody else's, and say why."],
        },
        {
          title: "Use by programs",
          paragraphs: [
            "Programs may read the public pages and the documented API at a rate that leaves the site quick for people. Copies must name the source and keep the marks of paid placement.",
          ],
        },
        {
          title: "Questions",
          paragraphs: [
            <>
              Write to <ContactAddress />.
            </>,
          ],
        },
      ]}
    />
  );
}
