import { ContactAddress } from "#app/components/ui/contact-address.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { TextPage } from "#app/components/ui/text-page.tsx";
import { useContactDetails } from "#app/http/contact-details.ts";
import { pageContext } from "#app/http/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { PrivacyCategories } from "#app/site/components/legal/privacy-categories.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { customerYears } from "#shared/customer-retention.ts";
import { mapSourceOf } from "#shared/map-tiles.ts";
import { say, sayStored } from "#shared/say.ts";

export function meta({ matches }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: say("Privacy policy"),
    description: say(
      "What {brand} stores about visitors and why, how long it is kept, and how to have it shown or deleted.",
    ),
    path: "/privacy-policy",
  });
}

export const loader = ({ context }: LoaderArgs) => ({
  mapSource: mapSourceOf(context.get(pageContext).mapTiles),
});

export default function PrivacyPolicy({ loaderData: { mapSource } }: PageProps<typeof loader>) {
  const { legalName, postalAddress } = useContactDetails();
  return (
    <TextPage
      title={say("Privacy policy")}
      path="/privacy-policy"
      updated="2026-11-29"
      lead={say(
        "You can read every public page without telling us who you are. What you send us is kept for the purpose you sent it for.",
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
            "The site is for adults. We do not knowingly keep anything about anyone under 18; a parent may write to us, and we delete it.",
          ],
        },
        {
          title: "What we keep",
          paragraphs: [
            "Messages that you send through the contact form, with the name, email address and phone number you give, for half a year after they were answered; spam for a month.",
            "Your email address, and your name where you give it, when you subscribe to a mailing, together with the words you agreed to and the time. If you do not confirm it, for a month; after you unsubscribe, as proof of your consent and so that we do not write again, until you ask us to delete it.",
            "That an email went to an email address, for a year; its text, encrypted, for thirty days.",
            "Bookings, requests for a call and claimed specials: your name, email address and phone number, the provider, the treatment, the time and the state of the booking. This can say something about your health. It goes only to the provider you chose and to the companies that deliver our email and run our servers, and is never used for advertising.",
            <RichText
              key="deletion"
              text="What you write to the provider is stored encrypted and removed after 90 days. Waiting list entries are deleted a month after the day they are for. Without an account, your name, email address and phone number are removed {years} years after the visit. When you delete your account, your name leaves each visit that is over, and those to come once they are over."
              values={{ years: customerYears }}
            />,
            "Premier: who pays, what was agreed to, the invoices, and of the card its kind and last four digits. We keep the agreement for three years, or for one year after the plan ended, whichever is longer. The card itself goes to the payment provider and never to us.",
            "A claim of a listing: what you wrote to show that it is yours, and who decided. A picture of a document is removed once it is decided.",
            "Before and after photos that a provider shows of you with your consent: the photos, the day and the words of the consent, and your name and email address, stored encrypted, which only the provider sees. You or the provider can withdraw the consent at any moment; photos, name and email address are then erased at once. The day and the words of the consent stay without your name. The record that we emailed you about it stays for a year, with your email address; its text, encrypted, for thirty days.",
            "A report of a photo: what you chose and wrote, until we have looked at it. We do not keep who you are.",
            "Changes to a listing that you manage: what you changed, when, and what was decided, and what you attested about it, with its words and the day. It stays with the listing, without your name once your account is deleted.",
            "If you have an account: your name and email address, the city, phone number and Instagram name if you enter them, what you save, your bookings, reviews, questions and photos, when and with which browser and from which network you signed in, for as long as you keep the account. We re-encode photos when they arrive, so that they keep no data about the camera or the location. You can download all of it, and delete it with the account, at any time. Published reviews then stay, without their photos, as those of “A former member”; published questions and answers stay without your name.",
            "What is searched for, how much it found and when, without anything that says who asked. Lists that you share by link: the listings and the day, not who made them.",
            "How often a listing was shown, opened, called, saved or shared on a day, from which kind of page, from which other site and by which understood search, so that its owner sees what it brings. These are counts: no visitor has a row, a number or a cookie in them. Browsers that send Global Privacy Control or Do Not Track are not counted. The counts are kept for two years, searches and other sites for one, hours of the day for three months.",
            "How often an advertisement was seen and followed on a day, and on which kind of page, by the same rules: counts alone, kept for two years.",
            "For people who run a listing: whether they opted out of the monthly report about it.",
            "A log of what is changed on the site, and by which account: kept for good, with the number of an account and never with a name, an address or what someone wrote. To help you, an admin may view the site as you see it, for half an hour at most and without your password; when that was and why is shown under Sign-in and security.",
            "Backups: we make one a day and keep the last seven. What you or we delete stays in them for up to a week.",
            "Technical records of requests: time, path, status and duration. They hold no address of yours and no search words.",
          ],
        },
        {
          title: "What stays in your browser",
          paragraphs: [
            "Listings that you save or choose to compare, and that you dismissed a notice. They are stored in this browser alone; we do not see them. Reading public pages sets no cookies. If you send us a new listing, one cookie remembers it for a day, so that you can choose its plan.",
            "If you sign in, what you saved moves into your account, where only you see it. Cookies then keep you signed in, remember this browser as yours, and tell our pages that you are signed in. One more lasts a minute and carries a message such as “Saved” to the next page. They follow you nowhere.",
          ],
        },
        {
          title: "Third parties",
          paragraphs: [
            mapSource ? (
              <RichText
                key="tiles"
                text="Map pictures come from {attribution}, which then sees your address on the internet and the part of the map that you look at. No public page contacts any other company: fonts, scripts and the other pictures come from our own server. There is no advertising network and no tracker."
                values={{ attribution: mapSource }}
              />
            ) : (
              "No public page contacts another company: fonts, scripts and pictures come from our own server. There is no advertising network and no tracker."
            ),
            "The card step of a Premier plan loads the form of our payment provider, Stripe, which then sees your device and your card.",
            "When you follow a link to a provider or to a map, their site learns that you came from here.",
            "Companies that work for us and see only what they need: the one that delivers our email, the one that runs our servers and keeps our backups, and Stripe for payments. We give nothing to anyone else, unless a court or the law requires it.",
          ],
        },
        {
          title: "Health",
          paragraphs: [
            "Please leave medical details out of messages. The treatment that you book or ask about is the one thing about your health that we keep, because the provider needs it. It is sensitive personal information: we use it for your booking and, once after the visit, to ask you for a review, so there is nothing to limit.",
            "Treatments that tell about reproductive or sexual health, such as hormone therapy, are not booked here but by phone: no booking, callback request, voucher or before and after photo says who asks for one or had it.",
            <RichText
              key="associate"
              text="Medical practices may be covered by HIPAA and by California’s Confidentiality of Medical Information Act. A practice that accepts insurance or says that HIPAA covers it takes bookings here only after it has signed a <a>business associate agreement</a> with us."
              parts={{ a: "/business-associate-agreement" }}
            />,
          ],
        },
        {
          title: "By the categories of California law",
          paragraphs: [
            "The California Consumer Privacy Act names categories of personal information. These are the ones that we collect, and have collected in the last 12 months. They come from you, from the provider whose team enters a booking, a photo or a colleague, and from your browser. We use them to do what you ask for, to keep the site safe and to keep our books.",
            <PrivacyCategories key="categories" />,
            "We sell none of it and share none of it for advertising across sites, and have not in the last 12 months, of people under 16 neither. We draw no inferences about you, and we use sensitive information only for what you sent it for.",
          ],
        },
        {
          title: "Your rights",
          paragraphs: [
            "You may ask what we hold about you, have it corrected or deleted, and object to its use. We do not sell or share personal information, and we honor Global Privacy Control.",
            "We are below the thresholds of the California Consumer Privacy Act and give the same rights: to know, to a copy, to correction, to deletion, to limit the use of sensitive information. We confirm a request within 10 business days and answer within 45 days, or tell you why it takes up to 45 more. We treat no one worse for asking.",
            "How we know that it is you: a request from your signed-in account is enough. Otherwise we write to the email address that the data belong to, and may ask for one more fact that we already hold, such as the day of a booking. We keep nothing of this but the request and the answer.",
            "You may send an agent. The agent shows us your signed permission, and we may ask you to confirm it by email; a power of attorney under the Probate Code is enough by itself.",
            <RichText
              key="write"
              text="Write to <address>us</address> or use the <a>contact form</a>."
              parts={{ address: () => <ContactAddress />, a: "/contact" }}
            />,
          ],
        },
        {
          title: "Changes",
          paragraphs: [
            "When this policy changes, the new text and its date appear here. It applies to what we collect after that day.",
          ],
        },
      ]}
    />
  );
}
