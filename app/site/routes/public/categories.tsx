import { PremierBadge } from "#app/components/catalogue/badges.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { pageContext, servicesContext } from "#app/http/context.ts";
import SearchBoxIsland from "#app/islands/search-box/search-box.island.tsx";
import { listJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { IndexHero } from "#app/site/components/catalogue/index-hero.tsx";
import { FactList, NoteList, SideNote } from "#app/site/components/catalogue/side-note.tsx";
import { Illustration } from "#app/site/components/photos/illustration.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { listCategoryCards } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { firstSentence } from "#shared/first-sentence.ts";
import { categoryPath, listingPath } from "#shared/paths.ts";
import { plural, say, sayStored, to } from "#shared/say.ts";
import { treatmentGuide } from "#site/treatment-guide.ts";

export const handle = { cache: { query: [], seconds: 600 } };

const providersShown = 2;

const crumbs = () => [{ name: say("Categories"), path: "/categories" }];

export async function loader({ context }: LoaderArgs) {
  context.get(pageContext).shows(tags.catalogue);
  const found = await listCategoryCards(context.get(servicesContext), providersShown);
  const categories = found.map(({ isNewest: _isNewest, ...card }) => ({
    ...card,
    description: firstSentence(sayStored(card.description)),
  }));
  const fullest = [...categories].sort((a, b) => b.listingCount - a.listingCount)[0];
  const newest = found.find(({ isNewest }) => isNewest);
  return {
    categories,
    popular: fullest && fullest.listingCount > 0 ? fullest.slug : null,
    newest: newest?.slug ?? null,
  };
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const providers = new Map(
    (loaderData?.categories ?? [])
      .flatMap((category) => category.providers)
      .map((provider) => [provider.slug, provider]),
  );
  return pageMeta(matches, {
    title: say("All treatment categories"),
    description: say(
      "Treatment categories of {region} med spas: what each is for, how it works, what to watch for, and who offers it near you.",
    ),
    path: "/categories",
    hasImage: true,
    crumbs: crumbs(),
    jsonLd: (siteUrl) => [
      listJsonLd(siteUrl, say("First providers of each category"), [...providers.values()]),
    ],
  });
}

type Data = PageProps<typeof loader>["loaderData"];

export default function Categories({
  loaderData: { categories, popular, newest },
}: PageProps<typeof loader>) {
  const { choosing, guide, lookUp } = treatmentGuide;
  return (
    <>
      <IndexHero
        crumbs={crumbs()}
        title={say("All Treatment Categories")}
        text={say(
          "Start with what you’d like to treat. Each category explains its treatments and leads to providers in {region}.",
        )}
      >
        <SearchBoxIsland variant="hero" />
      </IndexHero>
      <div className="wrap grid gap-x-16 pt-10 md:pt-14 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div>
          <h2 className="sr-only">{say("Categories")}</h2>
          {categories.length === 0 ? (
            <p>{say("No categories found.")}</p>
          ) : (
            <CategoryCards categories={categories} />
          )}
          <Section title={sayStored(choosing.title)}>
            <div className="measure grid gap-4">
              {choosing.paragraphs.map((paragraph) => (
                <p key={paragraph}>{sayStored(paragraph)}</p>
              ))}
            </div>
          </Section>
        </div>
        <aside
          aria-label={say("Figures and guidance")}
          className="grid content-start gap-10 pt-14 lg:pt-0"
        >
          <QuickStats categories={categories} popular={popular} newest={newest} />
          <SideNote title={say("Treatment Guide")}>
            <div className="grid gap-6">
              {guide.map(({ title, points }) => (
                <div key={title}>
                  <Heading level={3} size="sm" className="mb-2">
                    {sayStored(title)}
                  </Heading>
                  <NoteList notes={points} />
                </div>
              ))}
              <p>
                <RichText
                  text="<a>Look up a license</a> with the state."
                  parts={{
                    a: (words) => (
                      <TextLink href={lookUp.url} rel="noreferrer">
                        {words}
                      </TextLink>
                    ),
                  }}
                />
              </p>
            </div>
          </SideNote>
        </aside>
      </div>
    </>
  );
}

function QuickStats({ categories, popular, newest }: PageProps<typeof loader>["loaderData"]) {
  const named = (slug: string | null) => categories.find((category) => category.slug === slug);
  const most = named(popular);
  const latest = named(newest);
  const facts = [
    { name: say("Total categories"), value: categories.length },
    ...(most
      ? [
          {
            name: say("Most Popular"),
            value: <CategoryLink {...most} />,
            note: say("{listings}, the most", { listings: plural(most.listingCount, "provider") }),
          },
        ]
      : []),
    ...(latest ? [{ name: say("Newest Category"), value: <CategoryLink {...latest} /> }] : []),
  ];
  return (
    <SideNote title={say("Quick Stats")}>
      <FactList facts={facts} />
    </SideNote>
  );
}

function CategoryLink({ slug, name }: { slug: string; name: string }) {
  return (
    <a href={to(`/category/${slug}`)} className="hover:text-lagoon hover:underline">
      {sayStored(name)}
    </a>
  );
}

function CategoryCards({ categories }: Pick<Data, "categories">) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
      {categories.map((category) => (
        <li
          key={category.slug}
          className="group flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:raised"
        >
          <div className="aspect-[3/1] pictured-when-near overflow-hidden bg-sage">
            <Illustration
              names={[`category/${category.slug}`]}
              sizes="(min-width: 40rem) 36rem, 92vw"
            />
          </div>
          <div className="flex grow flex-col p-5">
            <Heading level={3}>
              <a
                href={to(categoryPath(category.slug))}
                className="group-hover:text-lagoon hover:underline"
              >
                {sayStored(category.name)}
              </a>
            </Heading>
            <p className="mt-1 text-sm text-muted">
              {plural(category.listingCount, "provider")} ·{" "}
              {plural(category.treatmentCount, "treatment")}
            </p>
            <p className="mt-3 mb-4">{sayStored(category.description)}</p>
            {category.providers.length > 0 && <Providers providers={category.providers} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Providers({ providers }: Pick<Data["categories"][number], "providers">) {
  return (
    <ul className="mt-auto text-sm">
      {providers.map(({ slug, name, isPremium }) => (
        <li key={slug} className="flex items-center justify-between gap-3 border-t border-line">
          <a href={to(listingPath(slug))} className="py-2.5 hover:text-lagoon hover:underline">
            {name}
          </a>
          {isPremium && <PremierBadge />}
        </li>
      ))}
    </ul>
  );
}
