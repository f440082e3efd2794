import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Heading, TitledSection } from "#app/components/ui/heading.tsx";
import type { Crumb } from "#app/seo/json-ld.ts";
import { language } from "#shared/language.ts";
import { say, sayStored } from "#shared/say.ts";

const promises = [
  "Before the first email, we ask you to confirm your address.",
  "Every email has a link that unsubscribes you with one click.",
];

/** Informs readers of other languages that the newsletters are in English. */
const inTheirLanguage = () =>
  language() === "en" ? [] : [say("The newsletters themselves are written in English.")];

type Props = {
  crumbs: Crumb[];
  title: string;
  lead: string;
  brings: string;
  children: React.ReactNode;
};

export function SubscribePage({ crumbs, title, lead, brings, children }: Props) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <Heading level={1} className="mt-6">
        {title}
      </Heading>
      <p className="measure mt-4 text-lg text-muted">{lead}</p>
      <div className="mt-10 grid max-w-5xl items-start gap-12 md:grid-cols-2 lg:gap-20">
        {children}
        <TitledSection id="next-title" title={say("What you get")} size="xl">
          <ol className="mt-4 grid">
            {[brings, ...inTheirLanguage(), ...promises.map(sayStored)].map((step, index) => (
              <li key={step} className="flex gap-4 border-b border-line py-4 first:border-t">
                <span className="w-3 shrink-0 font-display text-coral">{index + 1}</span>
                {step}
              </li>
            ))}
          </ol>
        </TitledSection>
      </div>
    </div>
  );
}
