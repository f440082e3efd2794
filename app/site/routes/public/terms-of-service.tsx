import { ContactAddress } from "#app/components/ui/contact-address.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { TextPage, type TextSection } from "#app/components/ui/text-page.tsx";
import { useContactDetails } from "#app/http/contact-details.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { MetaArgs } from "#app/site/page.ts";
import { consentTo } from "#domain/billing/plan.ts";
import { say, sayStored } from "#shared/say.ts";
import { premier, refundDays } from "#site/plans.ts";

export function meta({ matches }: MetaArgs<undefined>) {
  return pageMeta(matches, {
    title: say("Terms of service"),
    description: say(
      "The terms of {brand}: what the directory is and is not, the Premier subscription with its trial, renewal and refund.",
    ),
    path: "/terms-of-service",
  });
}

export default function TermsOfService() {
  const { legalName, postalAddress, venue } = useContactDetails();
  return (
    <TextPage
      title={say("Terms of service")}
      path="/terms-of-service"
      updated="2026-11-29"
      lead={say(
        "These terms cover the use of {brand} by visitors and by providers who are listed here.",
      )}
      parts={[
        {
          title: "Who we are",
          paragraphs: [
            <RichText
              key="operator"
              text="{brand} is run by {operator}, {address}."
              values={{ operator: sayStored(legalName), address: postalAddress }}
            />,
            "These terms are a contract between you and the operator. You agree to them where a form says so: when you create an account, book, request a callback, get a voucher, write a review or a question, list or claim a practice, or start Premier. Your agreement there is an electronic signature, and you can save or print this page. To read the public pages you need to agree to nothing.",
          ],
        },
        {
          title: "What this is",
          paragraphs: [
            "The directory is informational only and gives no medical advice. It is an advertising directory, not a referral service; it does not recommend, endorse or select providers and guarantees no results. Providers may pay a flat fee for placement, and every paid placement is marked.",
            "We are paid for advertising as Business and Professions Code section 650 allows, and never for sending a patient (Health and Safety Code section 445). No fee depends on a booking, a call, a visit or a treatment. We select no provider for you: you choose, and lists follow one published rule.",
            "Whether a treatment suits you is decided by you and a licensed professional. Using this site creates no relationship between a patient and a professional with us.",
            "In an emergency, call 911. Do not use this site, a booking or a message for it.",
            "We take care that listings are right, but providers change prices, hours and people. Ask before you book.",
          ],
        },
        {
          title: "Who may use it",
          paragraphs: [
            "The site is for adults. You must be 18 or older to create an account, book, claim a special or post anything.",
            "Keep your sign-in to yourself and your details true. You can delete your account at any time. We may suspend or end an account that breaks these terms, and tell you why.",
          ],
        },
        {
          title: "Bookings and specials",
          paragraphs: [
            "A booking, a call or a special is between you and the provider. We are not a party to it, we take no money for it, and the provider’s own terms on payment, cancellation and refunds apply, as far as the law allows.",
            "California requires an examination before a medical treatment. If you paid for a special ahead, you get back everything you paid if the treatment turns out not to be right for you, or if you decide for any reason not to have it and ask for the money. Providers who sell specials here have to keep to it. We are not present at your visit: tell us if a provider does otherwise.",
          ],
        },
        {
          title: "What you post",
          paragraphs: [
            "What you send must be true and yours to send. You keep your rights in it, and you let us store it, show it on the site and in its feeds, and shorten it, for as long as it is here. When you delete it or your account, this permission ends; backups, and copies that others made before, may last longer.",
            "We may decline or remove what is unlawful, misleading, someone else’s, or against the review policy, and we say why. Nothing here keeps you from saying or writing what you honestly think about a provider.",
          ],
        },
        {
          title: "Copyright",
          paragraphs: [
            "If something here infringes your copyright, send us a notice with the work, the address of the page, your contact details, a statement in good faith that the use is not allowed, a statement under penalty of perjury that the notice is accurate and that you may act for the owner, and your signature. We remove what infringes, tell the person who posted it, and end the accounts of repeat infringers.",
            "If we removed something of yours by mistake, send the agent a counter-notice with what was removed and where it was, a statement under penalty of perjury that you believe in good faith that it was a mistake, your name, address and phone number, your agreement to the jurisdiction of the federal court for your address and to accept service from the person who complained, and your signature. We put it back after 10 to 14 business days, unless we hear that this person has gone to court (17 USC 512(g)).",
            <CopyrightAgent key="agent" />,
          ],
        },
        {
          title: "If you list a practice",
          paragraphs: [
            "You state that you may act for the practice, that it is owned as the law allows, that each license and permit you name is valid and yours, that the name you advertise under is registered, and that your prices, specials and claims are true and follow Business and Professions Code sections 651, 2272 and 17500 and the rules of your board.",
            "You have a signed authorization for each picture of a patient. You offer nothing for a review, and threaten no one over one. You answer for what you publish and for the care you give, and you indemnify us: if someone makes a claim against us because of either, you pay what it costs us, reasonable attorney’s fees included, unless we caused it ourselves.",
          ],
        },
        premierPart(),
        {
          title: "Automated access",
          paragraphs: [
            "Programs may read the public pages and the documented API at a rate that keeps the site fast for people. Copies must credit the source and keep the paid placement labels.",
          ],
        },
        {
          title: "Our liability",
          paragraphs: [
            "The site is provided as it is, without warranties of any kind. To the extent the law allows, we are not liable for the acts, care, prices or words of providers or visitors, or for indirect damages; our liability to you is limited to what you paid us in the twelve months before the claim, or $100 if you paid nothing.",
            "Nothing in these terms limits liability that the law does not let us limit, or rights that you have as a consumer.",
          ],
        },
        {
          title: "Law and changes",
          paragraphs: [
            <RichText
              key="law"
              text="The law of California applies. Disputes are heard by the courts of {venue}."
              values={{ venue }}
            />,
            "When we change these terms, the new text and its date appear here. It applies to what happens after that day. If you do not agree with it, close your account or remove your listing.",
            "These terms, the privacy policy, the review policy and, for Premier, what the card step says are the entire agreement between us. If a part of them does not hold, the rest does. You may not transfer your rights under them without our consent; we may transfer ours with the site.",
          ],
        },
        {
          title: "Questions",
          paragraphs: [
            <RichText
              key="write"
              text="Write to <address>us</address>."
              parts={{ address: () => <ContactAddress /> }}
            />,
          ],
        },
      ]}
    />
  );
}

function premierPart(): TextSection {
  const { trialDays } = premier;
  return {
    id: "premier",
    title: "Premier subscription",
    paragraphs: [
      <RichText
        key="consent"
        text="A Premier listing is a paid placement. {consent}"
        values={{ consent: consentTo("premier", trialDays) }}
      />,
      "It starts with a card. Nothing is charged during the free days, which each listing gets once; we email you a week before they end. If a payment fails, we let you know and try again; if it keeps failing, Premier ends. The listing then stays as a Standard one, which is free.",
      <RichText
        key="reminder"
        text="Once a year we remind you by email of the plan, its price and how to cancel. A new price applies only after we emailed you about it, 7 to 30 days ahead. If you ask for a refund of a payment within {refundDays} days, Premier ends that day."
        values={{ refundDays }}
      />,
      <div key="benefits">
        <p>{say("What you get while it’s active:")}</p>
        <ul className="mt-3 list-disc pl-6">
          {premier.benefits.map((benefit) => (
            <li key={benefit}>{sayStored(benefit)}</li>
          ))}
        </ul>
      </div>,
      "It never changes a rating or a review.",
    ],
  };
}

function CopyrightAgent() {
  const { dmcaAgent } = useContactDetails();
  return dmcaAgent ? (
    say("Send the notice to our copyright agent: {agent}", { agent: dmcaAgent })
  ) : (
    <RichText
      text="Send the notice to <address>us</address>, with the word Copyright in the subject."
      parts={{ address: () => <ContactAddress /> }}
    />
  );
}
