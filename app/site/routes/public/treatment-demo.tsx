import { EnhancedBadge, LicenseBadge, PremierBadge } from "#app/components/catalogue/badges.tsx";
import { ListingGrid } from "#app/components/catalogue/listing-card.tsx";
import { Accordion } from "#app/components/ui/accordion.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { LevelBar } from "#app/components/ui/level-bar.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { listListings } from "#domain/catalogue/listings/list-listings.server.ts";
import {
  allSideEffects,
  levelOf,
  popularityLevels,
  ratingLevels,
  sessionTime,
  type TreatmentNote,
} from "#domain/catalogue/reference/treatment.ts";
import { whoMayText } from "#domain/catalogue/reference/treatment-law.ts";
import { listTreatmentNotes } from "#domain/catalogue/reference/treatment-notes.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { formatCentsRange } from "#shared/money.ts";
import { plural, say, sayStored, to } from "#shared/say.ts";
import { treatmentGroups } from "#site/treatment-groups.ts";

// One minute, because the card shows whether the provider is open now.
export const handle = { cache: { query: [], seconds: 60 } };

const documented = [
  "botox",
  "dermal-fillers",
  "coolsculpting",
  "laser-hair-removal",
  "hydrafacial",
  "microneedling",
];

const crumbs = () => [{ name: say("Treatment guide"), path: "/treatment-demo" }];

export async function loader({ context }: LoaderArgs) {
  const services = context.get(servicesContext);
  context.get(pageContext).shows(tags.catalogue);
  const [notes, providers] = await Promise.all([
    listTreatmentNotes(services),
    listListings(services, {}, { limit: 1 }),
  ]);
  const known = notes
    .filter(({ slug }) => documented.includes(slug))
    .sort((a, b) => b.popularity - a.popularity);
  const groups = treatmentGroups.map(({ id, name }) => ({
    name,
    treatments: notes
      .filter(({ group }) => group === id)
      .map(({ slug, name: its, listingCount }) => ({ slug, name: its, listingCount })),
  }));
  return {
    known,
    groups: groups.filter(({ treatments }) => treatments.length > 0),
    total: notes.length,
    providers,
  };
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: say("Guide to med spa treatments"),
    description: say(
      "{count} med spa and wellness treatments: what each one does, how long it takes, what it usually costs and what to watch for before you book.",
      { count: loaderData?.total ?? 0 },
    ),
    path: "/treatment-demo",
    hasImage: true,
    crumbs: crumbs(),
  });
}

export default function TreatmentGuide({
  loaderData: { known, groups, total, providers },
}: PageProps<typeof loader>) {
  const sampleCheck = providers[0]?.licenseCheck ?? null;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs()} />
      <Heading level={1} className="mt-6">
        {say("Treatment guide")}
      </Heading>
      <p className="measure mt-5 text-lg text-muted">
        {say("{treatments} in a few lines each.", { treatments: plural(total, "treatment") })}{" "}
        <span className="hidden pointer-fine:inline">
          {say("Hover over a name, or press Tab to reach it, to see an explanation.")}
        </span>
        <span className="pointer-fine:hidden">{say("Open a part below to read more.")}</span>
      </p>
      <Section title={say("Six well-known treatments")}>
        <p className="measure -mt-3 mb-6 text-muted">
          {say("Their popularity is our editorial estimate.")}
        </p>
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {known.map((treatment) => (
            <li key={treatment.slug}>
              <TreatmentCard treatment={treatment} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={say("All treatments")}>
        <Accordion
          parts={groups.map(({ name, treatments }) => ({
            title: `${sayStored(name)} (${treatments.length})`,
            children: (
              <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
                {treatments.map(({ slug, name: its, listingCount }) => (
                  <li key={slug}>
                    <a
                      href={to(`/search?treatment=${slug}`)}
                      data-treatment={slug}
                      className="flex justify-between gap-3 py-2 text-ink hover:text-lagoon"
                    >
                      {sayStored(its)} <span className="text-muted">{listingCount}</span>
                    </a>
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      </Section>
      <Section title={say("What the badges mean")}>
        <dl className="grid max-w-3xl gap-5 sm:grid-cols-[auto_1fr] md:gap-x-8">
          <dt>
            <PremierBadge />
          </dt>
          <dd>
            {say(
              "Paid placement at a flat monthly fee: before Standard listings when sorted by relevance. It changes no rating.",
            )}
          </dd>
          <dt>
            <EnhancedBadge />
          </dt>
          <dd>{say("A Premier profile that was updated from the provider’s own website.")}</dd>
          {sampleCheck && (
            <>
              <dt>
                <LicenseBadge check={sampleCheck} />
              </dt>
              <dd>
                {say(
                  "We looked up a license that the provider names, on the day shown on the badge. The badge expires after a year.",
                )}
              </dd>
            </>
          )}
        </dl>
      </Section>
      {providers.length > 0 && (
        <Section title={say("What a listing shows")}>
          <div className="grid gap-8 md:grid-cols-[22rem_1fr]">
            <ListingGrid listings={providers} columns={1} />
            <div className="measure grid content-start gap-4 self-center">
              <p>
                {say(
                  "The phone icon opens the contact details without leaving the page. The pin opens directions, and the heart saves the listing in this browser.",
                )}
              </p>
              {providers.map(
                ({ slug, rating }) =>
                  rating !== null && (
                    <LevelBar
                      key={slug}
                      label={say("Rating")}
                      value={rating}
                      most={5}
                      level={levelOf(rating, ratingLevels)}
                    />
                  ),
              )}
            </div>
          </div>
        </Section>
      )}
    </div>
  );
}

const trends: Record<TreatmentNote["trend"], { text: string; tone: "sage" | "coral" }> = {
  rising: { text: "Rising", tone: "sage" },
  stable: { text: "Stable", tone: "sage" },
  declining: { text: "Declining", tone: "coral" },
};

function TreatmentCard({ treatment }: { treatment: TreatmentNote }) {
  const {
    slug,
    name,
    description,
    popularity,
    trend,
    recovery,
    warning,
    fdaStatus,
    benefits,
    notFor,
    idealFor,
    priceMinCents,
    priceMaxCents,
    priceUnit,
  } = treatment;
  const lists = [
    { title: say("Who should avoid it or ask first"), points: notFor },
    { title: say("Possible side effects"), points: allSideEffects(treatment) },
    { title: say("Approval"), points: [fdaStatus ?? []].flat() },
    { title: say("Who may perform it"), points: [whoMayText(treatment) ?? []].flat() },
    { title: say("Often chosen for"), points: idealFor },
    { title: say("Benefits"), points: warning ? [] : benefits },
  ];
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-surface p-6">
      <div className="flex items-start justify-between gap-3">
        <Heading level={3} className="wrap-anywhere hyphens-auto">
          <a
            href={to(`/search?treatment=${slug}`)}
            data-treatment={slug}
            className="underline decoration-line underline-offset-4 hover:decoration-lagoon"
          >
            {sayStored(name)}
          </a>
        </Heading>
        <Badge tone={trends[trend].tone}>{sayStored(trends[trend].text)}</Badge>
      </div>
      <p className="mt-3 mb-5 text-muted">{sayStored(description)}</p>
      {warning && <p className="mb-5 font-semibold text-coral">{sayStored(warning)}</p>}
      <div className="mt-auto">
        <LevelBar
          label={say("Popularity")}
          value={popularity}
          most={100}
          level={levelOf(popularity, popularityLevels)}
        />
        <dl className="mt-5 mb-5 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm">
          <dt className="text-muted">{say("Session")}</dt>
          <dd>{sessionTime(treatment)}</dd>
          <dt className="text-muted">{say("Typical price")}</dt>
          <dd>
            {formatCentsRange(priceMinCents, priceMaxCents)} {sayStored(priceUnit)}
          </dd>
          <dt className="text-muted">{say("Recovery")}</dt>
          <dd>{sayStored(recovery)}</dd>
        </dl>
        <Accordion
          heading="h4"
          parts={lists.flatMap(({ title, points }) =>
            points.length > 0 ? [{ title, children: <Points points={points} /> }] : [],
          )}
        />
      </div>
    </article>
  );
}

function Points({ points }: { points: string[] }) {
  return (
    <ul className="list-disc pl-5">
      {points.map((point) => (
        <li key={point}>{sayStored(point)}</li>
      ))}
    </ul>
  );
}
