import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Heading, TitledSection } from "#app/components/ui/heading.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { noSuchListing, noSuchPage, notFound, requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { readPageNumber } from "#app/http/pagination.ts";
import { questionsJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { AskForm } from "#app/site/components/questions/ask-form.tsx";
import { QuestionList } from "#app/site/components/questions/question-list.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { findCard } from "#domain/catalogue/listings/list-listings.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { listQuestions } from "#domain/questions/list-questions.server.ts";
import { say } from "#shared/say.ts";
import { questionCrumbs } from "./listing-questions.server.ts";

export const handle = { cache: { query: ["page"], seconds: 600 } };

const pageSize = 10;

export const middleware = [authorize("questions.read")];

export async function loader({ params, url, context }: LoaderArgs<"slug">) {
  const services = context.get(servicesContext);
  const { slug, name, cityName } = requireFound(
    await findCard(services, params.slug),
    noSuchListing,
  );
  const page = readPageNumber(url);
  const { questions, total, portraitTags } = await listQuestions(services, slug, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  if (page > 1 && questions.length === 0) throw notFound(noSuchPage);
  context.get(pageContext).shows(tags.listing(slug), ...portraitTags);
  return {
    slug,
    name,
    cityName,
    crumbs: questionCrumbs({ slug, name }),
    questions,
    total,
    page,
    pages: Math.ceil(total / pageSize),
  };
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { slug, name, cityName, crumbs, questions, page } = loaderData;
  const answered = questions.flatMap(({ text, answer }) =>
    answer ? [{ question: text, answer: answer.text }] : [],
  );
  return pageMeta(matches, {
    title: say("Questions to {name}", { name }),
    description: say(
      "What visitors ask {name} in {cityName}, and the answers of its team, each with name and credential. Ask a question of your own.",
      { name, cityName },
    ),
    path: `/listing/${slug}/questions${page > 1 ? `?page=${page}` : ""}`,
    isIndexed: answered.length > 0,
    crumbs,
    jsonLd: () => (answered.length > 0 ? [questionsJsonLd(answered)] : []),
  });
}

export default function ListingQuestions({
  loaderData: { slug, name, crumbs, questions, total, page, pages },
}: PageProps<typeof loader>) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <Heading level={1} className="mt-6 break-words">
        {say("Questions to {name}", { name })}
      </Heading>
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0">
          {total === 0 ? (
            <p className="text-muted">{say("No one has asked anything yet.")}</p>
          ) : (
            <QuestionList questions={questions} heading="h2" />
          )}
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(page) => `/listing/${slug}/questions${page > 1 ? `?page=${page}` : ""}`}
          />
        </div>
        <TitledSection
          id="ask-title"
          title={say("Ask a question")}
          size="md"
          titleClass="mb-4"
          className="h-fit rounded-card border border-line bg-surface p-6 lg:sticky lg:top-28"
        >
          <AskForm slug={slug} name={name} />
        </TitledSection>
      </div>
    </div>
  );
}
