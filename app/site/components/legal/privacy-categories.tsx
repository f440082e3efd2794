import { Heading } from "#app/components/ui/heading.tsx";
import { customerYears } from "#shared/customer-retention.ts";
import { say, sayStored } from "#shared/say.ts";
import type { TranslatedText } from "#site/languages/languages.ts";

type Category = Record<"name" | "examples" | "kept" | "disclosed", TranslatedText>;

/**
 * Categories of Civil Code 1798.140(v) and (ae), by the statute's names, with what is kept here.
 * The periods are those of the jobs (docs/data-model.md, Retention).
 */
const categories: Category[] = [
  {
    name: "Identifiers",
    examples:
      "Name, email address, phone number, city, Instagram name, the name of an account. For a booking or a voucher, a coded form of the network it came from, against misuse.",
    kept: "With an account, until you delete it. Without one, {years} years after the visit, the call or the special. Contact messages half a year after the answer. The record that an email was sent, a year. The network, until the visit; of a voucher, a month.",
    disclosed:
      "To the provider you book with or ask, and to the companies that deliver our email and run our servers.",
  },
  {
    name: "Customer records (Civil Code 1798.80)",
    examples:
      "For Premier: who pays, and of the card its kind and last four digits. For anyone else: name and contact details, as above.",
    kept: "The agreement three years, or one year after the plan ended, whichever is longer. Invoices stay, as bookkeeping asks.",
    disclosed:
      "To Stripe, our payment provider, and to the companies that deliver our email and run our servers.",
  },
  {
    name: "Commercial information",
    examples: "Bookings, callback requests, vouchers, favorites, saved searches, plans.",
    kept: "As the identifiers they belong to. Favorites and saved searches until you remove them or delete the account. Waiting lists, a month after the day.",
    disclosed:
      "Bookings, callback requests and vouchers to the provider you chose; all of it to the company that runs our servers.",
  },
  {
    name: "Internet activity",
    examples:
      "What is searched for and how often pages are seen and followed, as counts that do not say who. When, with which browser and from which network (an internet address without its last part) an account was signed in or changed.",
    kept: "Counts for two years at most. Signed-in sessions until they end or you sign out; the list of sign-ins and changes, and the browsers that you used, until you delete the account.",
    disclosed:
      "Counts to the owner of the listing; all of it to the company that runs our servers.",
  },
  {
    name: "Pictures and other visual information",
    examples:
      "Photos with reviews, profile pictures, before and after photos, a picture of a document in a listing claim.",
    kept: "Until you remove them or delete the account. Before and after photos one year at most, or until you take back the authorization. Photos of refused reviews a month. Documents until the claim is decided.",
    disclosed:
      "To the public, if you send them to be published; all of them to the company that runs our servers.",
  },
  {
    name: "Professional information",
    examples:
      "Of people who run or work at a listing: role, title, license, what they changed and attested.",
    kept: "As long as the listing is here; without your name once your account is deleted.",
    disclosed:
      "What the profile shows, to the public; all of it to the company that runs our servers.",
  },
  {
    name: "Sensitive: health",
    examples:
      "The treatment that you book, ask about or get a voucher for, what you write to the provider, and the treatment that photos of you show. A treatment of reproductive or sexual health only if you name it yourself in a review or a saved search.",
    kept: "Messages 90 days. The treatment, as long as the booking, the request or the photos it belongs to.",
    disclosed:
      "To the provider you chose, and to the companies that deliver our email and run our servers.",
  },
  {
    name: "Sensitive: account sign-in",
    examples: "Your email address together with a password, a passkey or a second step.",
    kept: "Until you change it or delete the account. The password only as a hash.",
    disclosed: "To the company that runs our servers, unreadable for it.",
  },
];

export function PrivacyCategories() {
  return (
    <ul className="grid gap-6">
      {categories.map(({ name, examples, kept, disclosed }) => (
        <li key={name}>
          <Heading level={3} size="sm">
            {sayStored(name)}
          </Heading>
          <dl className="mt-1 grid gap-1">
            <Line name={say("Examples")} text={sayStored(examples)} />
            <Line
              name={say("How long")}
              text={sayStored(kept).replace("{years}", String(customerYears))}
            />
            <Line name={say("Disclosed in the last 12 months")} text={sayStored(disclosed)} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="inline font-medium">{name}: </dt>
      <dd className="inline">{text}</dd>
    </div>
  );
}
