import { ContactAddress } from "#app/components/ui/contact-address.tsx";
import { Said } from "#app/components/ui/said.tsx";
import { TextPage } from "#app/components/ui/text-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { say } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/privacy-policy.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: say("Privacy policy"),
    description: say("What {brand} stores about visitors and why, how long it is kept, and how to have it shown or deleted.", { brand: brand.name }),
    path: "/privacy-policy",
  });
}

export default function PrivacyPolicy() {
  return (
    <TextPage
      title={say("Privacy policy")}
      path="/privacy-policy"
      updated="2026-11-25"
      lead={say("You can read every public page without telling us who you are. What you send us is kept for the purpose you sent it for.")}
      parts={[
        {
          title: say("What we keep"),
          paragraphs: [
            say(
              "Messages that you send through the contact form, with the name, address and phone number you give, for half a year after they were answered; what is no message but advertising for a month.",
            ),
            say("Your address, and your name where you give it, when you subscribe to a mailing, together with the words you agreed to and the time."),
            say("That an email went to an address, for a year; its text, encrypted, for thirty days."),
            say(
              "Bookings, requests for a call and claimed deals: your name, address and phone number, which go to the place that you chose and to nobody else. What you write to the place is stored encrypted and removed after 90 days. Who waited for a day is forgotten a month after it. When you delete your account, your name leaves each visit that is over, and those to come once they are over.",
            ),
            say(
              "Premier: who pays, what was agreed to, the invoices, and of the card its kind and last four digits. The card itself goes to the payment provider and never to us.",
            ),
            say("A claim of a listing: what you wrote to show that it is yours, and who decided. A picture of a document is removed once it is decided."),
            say(
              "Before and after pictures that a place shows of you with your consent: the pictures, the day and the words of the consent, and your name and address, stored encrypted, which only the place sees. You or the place take the consent back at any moment; pictures, name and address are then erased at once.",
            ),
            say("A report of a photo: what you chose and wrote, until we have looked at it. We do not keep who you are."),
            say(
              "Changes of a listing that you look after: what you changed, when, and what was decided. It stays with the listing, without your name once your account is deleted.",
            ),
            say(
              "If you have an account: your name and address, what you save, your reviews, questions and pictures. Photos are made anew when they arrive, so that nothing of the camera or the place stays in them. You can download all of it, and delete it with the account.",
            ),
            say(
              "What is searched for, how much it found and when, without anything that says who asked. Lists that you share by link: the listings and the day, not who made them.",
            ),
            say(
              "How often a listing was shown, opened, called, saved or shared on a day, from which kind of page, from which other site and by which understood search, so that its owner sees what it brings. These are counts: no visitor has a row, a number or a cookie in them. Browsers that send Global Privacy Control or Do Not Track are not counted. The counts are kept for two years, searches and other sites for one, hours of the day for three months.",
            ),
            say("How often an advertisement was seen and followed on a day, and on which kind of page, by the same rules: counts alone, kept for two years."),
            say("Of those who run a listing: whether they want no monthly report about it."),
            say("Technical records of requests: time, path, status and duration. They hold no address of yours and no search words."),
          ],
        },
        {
          title: say("What stays in your browser"),
          paragraphs: [
            say(
              "Listings that you save or choose to compare, and that you dismissed a notice. They are stored in this browser alone; we do not see them. Public pages set no cookies.",
            ),
            say(
              "A log of what is changed on the site, and by which account: kept for good, with the number of an account and never with a name, an address or what somebody wrote. To help you, a webmaster may see the site as you see it, for half an hour at most and without your password; when that was and why stands under Sign-in and security.",
            ),
            say(
              "If you sign in, what you saved moves into your account, where nobody else sees it. Cookies then keep you signed in, remember this browser as yours, and tell our pages that somebody is signed in. They follow you nowhere.",
            ),
          ],
        },
        {
          title: say("Others"),
          paragraphs: [
            say(
              "No page of ours asks another company for anything: fonts, scripts and pictures come from our own server. There is no advertising network and no tracker.",
            ),
            say("When you follow a link to a provider or to a map, their site learns that you came from here."),
          ],
        },
        {
          title: say("Health"),
          paragraphs: [say("Please leave medical details out of messages. We do not ask for them and do not need them.")],
        },
        {
          title: say("Your rights"),
          paragraphs: [
            say(
              "You may ask what we hold about you, have it corrected or deleted, and object to its use. We do not sell or share personal information, and we honour Global Privacy Control.",
            ),
            <Said
              key="write"
              text="Write to <address>us</address> or use the <a>contact form</a>."
              parts={{
                address: () => <ContactAddress />,
                a: "/contact",
              }}
            />,
          ],
        },
      ]}
    />
  );
}
