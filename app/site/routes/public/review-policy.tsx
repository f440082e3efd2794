import { RichText } from "#app/components/ui/rich-text.tsx";
import { TextPage } from "#app/components/ui/text-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { MetaArgs } from "#app/site/page.ts";
import { reviewFaultNames, reviewFaults } from "#domain/reviews/review.ts";
import { say, sayStored } from "#shared/say.ts";
import { brand } from "#site/brand.ts";

const path = "/review-policy";

export function meta({ matches }: MetaArgs<undefined>) {
  return pageMeta(matches, {
    title: say("Review policy"),
    description: say(
      "Who may write a review at {name}, what “verified” means, what is refused, and what providers may not do.",
      { name: brand.name },
    ),
    path,
  });
}

export default function ReviewPolicy() {
  return (
    <TextPage
      title={say("Review policy")}
      path={path}
      updated="2026-11-29"
      lead={say(
        "Reviews help only if they can be believed. These are the rules, for visitors, providers and us.",
      )}
      parts={[
        {
          title: "Who may write",
          paragraphs: [
            "Anyone who was treated there, 18 or older. Not the provider, its staff, their families, the agencies that advertise for it or a competitor, and no one on behalf of someone else.",
            "One review counts for each person and provider. If you paid less, got the treatment free or were given something for the review, say so, and we show it.",
          ],
        },
        {
          title: "What verified means",
          paragraphs: [
            "Each review says how we know its author. Verified by a visit: the author booked here, and the provider marked the visit as completed. Verified by a voucher: the author used a special of this guide there, at a reduced price. Verified by email only: the author has confirmed an email address, and no one confirmed a visit.",
          ],
        },
        {
          title: "What we show",
          paragraphs: [
            "We look at each review before it is shown, usually within a day. Praise and criticism are published alike, in the order they come.",
            "We refuse or remove a review only for a reason on the list below, never for being a bad one. Some reviews are always waiting for us to read them, so what you see is not everything that was written.",
            <ul key="faults" className="list-disc pl-6">
              {reviewFaults.map((fault) => (
                <li key={fault}>{sayStored(reviewFaultNames[fault])}</li>
              ))}
            </ul>,
          ],
        },
        {
          title: "If you think we are wrong",
          paragraphs: [
            <RichText
              key="wrong"
              text="Write to us through the <a>contact form</a>, whether your review was refused or you want one removed. A person looks at it again and tells you why. The <ledger>ledger</ledger> counts every decision."
              parts={{ a: "/contact", ledger: "/reviews/ledger" }}
            />,
          ],
        },
        {
          title: "What providers may not do",
          paragraphs: [
            "Offer money, discounts or gifts for a review or for changing one, ask only happy customers, write their own, threaten anyone over one, or have a customer sign that they will not write one. We allow none of this and remove what comes of it. Some of it is unlawful: pay for praise (16 CFR 465.4), reviews of one’s own or by insiders (465.2, 465.5), threats (465.7), clauses against reviews (California Civil Code 1670.8).",
            "They may answer each review once, in public. An answer does not reveal whether or for what someone was treated.",
          ],
        },
        {
          title: "If you were harmed",
          paragraphs: [
            <RichText
              key="harm"
              text="A review is not a complaint to an authority. Report harm or unlicensed work to the <board>Medical Board of California</board> or the board of the license, and a side effect to <fda>FDA MedWatch</fda>. In an emergency, call 911."
              parts={{
                board: "https://www.mbc.ca.gov/Consumers/file-a-complaint/",
                fda: () => (
                  <a className="text-link" href="https://www.fda.gov/medwatch" lang="en">
                    FDA MedWatch
                  </a>
                ),
              }}
            />,
          ],
        },
      ]}
    />
  );
}
