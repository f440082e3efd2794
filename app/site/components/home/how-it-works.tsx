import { Heading } from "#app/components/ui/heading.tsx";
import { BadgeCheck, CalendarCheck, MessageSquareQuote, Tag } from "#app/components/ui/icons.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { plural, say } from "#shared/say.ts";

type Props = {
  totals: { licensed: number; prices: number; bookable: number };
  reviewCount: number;
};

/** Shows the benefits for a visitor, each with the number of rows behind it. */
export function HowItWorks({ totals, reviewCount }: Props) {
  const parts = [
    {
      Icon: BadgeCheck,
      title: say("Licenses checked"),
      text: say("We look up licenses in state records. Paying us never gets a provider checked."),
      figure: plural(
        totals.licensed,
        "provider with a checked license",
        "providers with a checked license",
      ),
      href: "/how-we-rank",
    },
    {
      Icon: Tag,
      title: say("Clear prices"),
      text: say(
        "Prices per unit and per visit, with the day they were listed and the county median.",
      ),
      figure: plural(totals.prices, "listed price"),
      href: "/treatment-demo",
    },
    {
      Icon: MessageSquareQuote,
      title: say("Verified reviews"),
      text: say("Only from people with a booking, a used special, or a confirmed email address."),
      figure: plural(reviewCount, "review"),
      href: "/reviews",
    },
    {
      Icon: CalendarCheck,
      title: say("Book without an account"),
      text: say("Choose a treatment and a time. You pay the provider directly."),
      figure: plural(
        totals.bookable,
        "provider with online booking",
        "providers with online booking",
      ),
      href: "/med-spas",
    },
  ];
  return (
    <Section title={say("How it works")}>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {parts.map(({ Icon, title, text, figure, href }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 lg:block">
            <Icon className="mt-1 size-6 text-lagoon" aria-hidden />
            <div>
              <Heading level={3} className="lg:mt-3">
                {title}
              </Heading>
              <p className="mt-1 text-sm text-muted">{text}</p>
              <p className="mt-1.5 text-sm">
                <TextLink href={href}>{figure}</TextLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
