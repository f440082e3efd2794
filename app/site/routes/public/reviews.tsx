import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { DemoReviews, ReviewCard } from "#app/site/components/reviews/review-card.tsx";
import {
  ReviewControls,
  reviewFilterOptions,
} from "#app/site/components/reviews/review-controls.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { choicesOfReviews } from "#domain/reviews/list-reviews.server.ts";
import { reviewsTag } from "#domain/reviews/tags.ts";
import { plural, say, to } from "#shared/say.ts";
import { inSpokenOrder } from "#shared/spoken-order.ts";
import { loadReviewPage, readReviewQuery } from "./load-reviews.server.ts";

export const handle = {
  cache: { query: ["treatment", "city", "stars", "sort", "page"], seconds: 600 },
};

const path = "/reviews";
const crumbs = () => [{ name: say("Reviews"), path }];

export const middleware = [authorize("reviews.read")];

export async function loader({ url, context }: LoaderArgs) {
  const services = context.get(servicesContext);
  context.get(pageContext).shows(reviewsTag, tags.catalogue);
  const query = readReviewQuery(url);
  const choices = await choicesOfReviews(services);
  return {
    asked: query,
    choices,
    ...(await loadReviewPage(
      services,
      { stars: query.stars, treatment: query.treatment, city: query.city },
      query,
    )),
  };
}

const hasChoice = ({
  treatment,
  city,
  stars,
}: {
  treatment?: unknown;
  city?: unknown;
  stars?: unknown;
}) => Boolean(treatment || city || stars);

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const isWhole = !loaderData || !hasChoice(loaderData.asked);
  return pageMeta(matches, {
    title: say("Reviews"),
    description: say(
      "What visitors say about med spas in {region}: every review by someone with a confirmed address or visit, reviewed before it is shown.",
    ),
    path,
    isIndexed: isWhole,
  });
}

export default function Reviews({
  loaderData: { asked, choices, reviews, total, pages },
}: PageProps<typeof loader>) {
  const hrefOf = (page: number) => {
    const query = new URLSearchParams();
    for (const name of ["treatment", "city"] as const)
      if (asked[name]) query.set(name, asked[name]);
    if (asked.stars) query.set("stars", String(asked.stars));
    if (asked.order !== "newest") query.set("sort", asked.order);
    if (page > 1) query.set("page", String(page));
    return query.size > 0 ? `${path}?${query}` : path;
  };
  const isNarrowed = hasChoice(asked);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs()} />
      <div className="mt-6 grid gap-x-20 gap-y-8 lg:grid-cols-[1fr_18rem]">
        <div className="min-w-0">
          <Heading level={1}>{say("Reviews")}</Heading>
          <p className="measure mt-4 mb-10 text-lg text-muted">
            {say("Recent reviews from across the county, newest first.")}
          </p>
          <ReviewControls
            action={`${path}#results`}
            order={asked.order}
            hidden={{ stars: asked.stars ? String(asked.stars) : "" }}
            selects={[
              {
                name: "treatment",
                label: say("Treatment"),
                options: reviewFilterOptions(
                  say("All treatments"),
                  inSpokenOrder(choices.treatments),
                ),
                value: asked.treatment ?? "",
              },
              {
                name: "city",
                label: say("City"),
                options: reviewFilterOptions(say("All cities"), choices.cities),
                value: asked.city ?? "",
              },
            ]}
          />
          <Heading className="mt-10 mb-4" id="results" tabIndex={-1}>
            {plural(total, "review")}
          </Heading>
          {reviews.length === 0 && (
            <EmptyState
              title={isNarrowed ? say("No reviews match your choices yet") : say("No reviews yet")}
              text={
                isNarrowed
                  ? say("Another treatment or city may have some.")
                  : say("You can write the first one on the profile of a med spa.")
              }
            >
              {isNarrowed ? (
                <ButtonLink href={path} variant="secondary">
                  {say("Show all reviews")}
                </ButtonLink>
              ) : (
                <ButtonLink href="/search" variant="secondary">
                  {say("Find a med spa")}
                </ButtonLink>
              )}
            </EmptyState>
          )}
          {reviews.length > 0 && <EnglishNote of="visitors" />}
          <DemoReviews reviews={reviews} />
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} hasListing />
          ))}
          <Pagination page={asked.page} pages={pages} hrefOf={hrefOf} />
        </div>
        <aside
          aria-label={say("How reviews work here")}
          className="h-fit border-t border-line pt-6 text-sm lg:mt-28"
        >
          <p className="text-lg">{say("No one can pay for a star")}</p>
          <p className="mt-3 text-muted">
            {say(
              "Each review has a confirmed visit or address behind it. We check every review before publishing it, and remove one only for the reasons listed in our policy.",
            )}
          </p>
          <ul className="mt-4">
            {[
              { href: "/reviews/new", text: say("Write a review") },
              { href: "/review-policy", text: say("Review policy") },
              { href: "/reviews/ledger", text: say("What was refused or removed, and why") },
              { href: "/how-we-rank", text: say("How reviews affect ranking") },
            ].map(({ href, text }) => (
              <li key={href} className="border-b border-line last:border-0">
                <a href={to(href)} className="block py-3 hover:text-lagoon hover:underline">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
}
