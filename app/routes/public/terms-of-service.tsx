import { TextPage } from "#app/components/ui/text-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { formatCents } from "#shared/money.ts";
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
      updated="September 1, 2025"
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
            `A Premier listing costs ${formatCents(premier.priceCents)} a month after a ${premier.trialDays}-day free trial. It renews each month until it is cancelled, which takes effect at the end of the paid period.`,
            `A first payment is refunded on request within ${premier.refundDays} days. Premier buys placement, marked as paid; it never changes a rating or a review.`,
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
              Write to{" "}
              <a className="text-link" href={`mailto:${brand.contactEmail}`}>
                {brand.contactEmail}
              </a>
              .
            </>,
          ],
        },
      ]}
    />
  );
}
