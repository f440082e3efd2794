import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Heading, TitledSection } from "#app/components/ui/heading.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { offersJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { NewsletterBox } from "#app/site/components/forms/subscribe-form.tsx";
import { ExaminationNote, SpecialGrid } from "#app/site/components/specials/special-card.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { listSpecials, type Special } from "#domain/specials/list-specials.server.ts";
import { specialsTag } from "#domain/specials/special.ts";
import { localDay } from "#shared/local-day.ts";
import { plural, say, sayStored } from "#shared/say.ts";

/** One minute, because specials end at midnight. */
export const handle = { cache: { query: [], seconds: 60 } };

const crumbs = () => [{ name: say("Special offers"), path: "/special-offers" }];

const benefits = [
  "Placement before the free listings on every treatment and city served",
  "Offers shown here and on the profile",
  "A bold listing with the logo",
  "An enhanced profile that is kept up to date",
];

export const middleware = [authorize("specials.browse")];

export async function loader({ context }: LoaderArgs) {
  const services = context.get(servicesContext);
  const today = localDay(services.clock());
  context.get(pageContext).shows(specialsTag, tags.catalogue);
  return { specials: await listSpecials(services, today), today };
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: say("Exclusive Special Offers"),
    description: say(
      "Current special offers of {region} med spas with both prices, what is saved and the day each offer ends.",
    ),
    path: "/special-offers",
    hasImage: true,
    crumbs: crumbs(),
    jsonLd: (siteUrl) => offersJsonLd(siteUrl, loaderData?.specials ?? []),
  });
}

export default function SpecialOffers({
  loaderData: { specials, today },
}: PageProps<typeof loader>) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs()} />
      <Heading level={1} className="mt-6">
        {say("Exclusive Special Offers")}
      </Heading>
      <div className="grid gap-x-12 lg:grid-cols-[1fr_20rem]">
        <Section title={say("Current Special Offers")}>
          <p className="-mt-3 mb-6">
            <span className="inline-block rounded-full bg-sage px-3 py-1 text-sm font-medium">
              {plural(specials.length, "Active Deal")}
            </span>
          </p>
          {specials.length === 0 ? (
            <EmptyState
              title={say("No Active Specials")}
              text={say("When a med spa adds an offer, it appears here the same day.")}
            >
              <ButtonLink href="/#newsletter">{say("Subscribe for Updates")}</ButtonLink>
            </EmptyState>
          ) : (
            <Groups specials={specials} today={today} />
          )}
        </Section>
        <aside
          aria-label={say("More about offers")}
          className="mt-16 grid h-fit gap-10 lg:mt-20 lg:sticky lg:top-28"
        >
          <section id="newsletter" aria-labelledby="never-miss">
            <Heading size="xl" id="never-miss">
              {say("Never Miss a Deal!")}
            </Heading>
            <p className="mt-2 mb-5 text-muted">{say("New offers by email.")}</p>
            <NewsletterBox />
          </section>
          <TitledSection id="premium-benefits" title={say("Premium Benefits")} size="xl">
            <ul className="mt-4">
              {benefits.map((benefit) => (
                <li key={benefit} className="border-b border-line py-3">
                  {sayStored(benefit)}
                </li>
              ))}
            </ul>
          </TitledSection>
        </aside>
      </div>
    </div>
  );
}

function Groups({ specials, today }: { specials: Special[]; today: string }) {
  const [ofPremier, others] = [
    specials.filter(({ isPremium }) => isPremium),
    specials.filter(({ isPremium }) => !isPremium),
  ];
  return (
    <>
      <ExaminationNote specials={specials} />
      {ofPremier.length > 0 && (
        <>
          <Heading
            level={3}
            size="sm"
            className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1"
          >
            <span className="rounded-full bg-gold-fill px-3 py-1 text-sm font-medium text-gold">
              {say("Premium Members Only")}
            </span>{" "}
            <span className="font-normal text-muted">
              {say("Offers from Premier listings, open to everyone.")}
            </span>
          </Heading>
          <SpecialGrid specials={ofPremier} today={today} columns={2} isLabeled headingLevel={4} />
        </>
      )}
      {others.length > 0 && (
        <>
          <Heading level={3} className={ofPremier.length > 0 ? "mt-10 mb-4" : "mb-4"}>
            {say("More offers")}
          </Heading>
          <SpecialGrid specials={others} today={today} columns={2} isLabeled headingLevel={4} />
        </>
      )}
    </>
  );
}
