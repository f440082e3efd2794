import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import type { ListingReviews } from "#app/site/routes/public/load-reviews.server.ts";
import { plural, say } from "#shared/say.ts";
import { RatingOverview } from "./rating-overview.tsx";
import { DemoReviews, ReviewCard } from "./review-card.tsx";
import { ReviewControls, reviewFilterOptions } from "./review-controls.tsx";

type ReviewedListing = {
  slug: string;
  rating: number | null;
  reviewCount: number;
  reviews: ListingReviews | null;
};

type Props = { listing: ReviewedListing };

export function ProfileReviews({ listing: { slug, rating, reviewCount, reviews: read } }: Props) {
  const writing = `/reviews/new?listing=${slug}`;
  if (!read || rating === null)
    return (
      <Section title={say("Reviews")}>
        <EmptyState
          title={say("No reviews yet")}
          text={say(
            "If you have been here, you can write the first one. Praise and criticism are published alike.",
          )}
        >
          <ButtonLink href={writing}>{say("Write a review")}</ButtonLink>
        </EmptyState>
      </Section>
    );
  const { asked, figures, reviews, total, pages } = read;
  const hrefOf = (changes: Partial<typeof asked>) => {
    const { stars, treatment, order, page } = { ...asked, page: 1, ...changes };
    const query = new URLSearchParams({ tab: "reviews" });
    if (stars) query.set("stars", String(stars));
    if (treatment) query.set("treatment", treatment);
    if (order !== "newest") query.set("sort", order);
    if (page > 1) query.set("page", String(page));
    return `/listing/${slug}?${query}`;
  };
  return (
    <Section title={say("Reviews")} more={{ href: writing, text: say("Write a review") }}>
      <RatingOverview
        rating={rating}
        reviewCount={reviewCount}
        figures={figures}
        chosen={asked.stars ?? null}
        hrefOf={(stars) => hrefOf({ stars: stars ?? undefined })}
      />
      <div className="mt-10">
        <ReviewControls
          action={`/listing/${slug}#results`}
          order={asked.order}
          hidden={{ tab: "reviews", stars: asked.stars ? String(asked.stars) : "" }}
          selects={[
            {
              name: "treatment",
              label: say("Treatment"),
              options: reviewFilterOptions(say("All treatments"), figures.treatments),
              value: asked.treatment ?? "",
            },
          ]}
        />
      </div>
      <p id="results" tabIndex={-1} className="mt-8 mb-4 text-sm text-muted" role="status">
        {plural(total, "review")}
        {(asked.stars || asked.treatment) && (
          <>
            {" · "}
            <TextLink href={hrefOf({ stars: undefined, treatment: undefined })} data-keeps-place>
              {say("Show all")}
            </TextLink>
          </>
        )}
      </p>
      <EnglishNote of="visitors" />
      <DemoReviews reviews={reviews} />
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
      <Pagination page={asked.page} pages={pages} hrefOf={(page) => hrefOf({ page })} />
      <p className="mt-8 border-t border-line pt-5 text-sm text-muted">
        <RichText
          text="Each was written by someone with a confirmed address or visit, and reviewed before it was shown. What was refused or removed, and why, is in the <a>ledger</a>."
          parts={{ a: "/reviews/ledger" }}
        />
      </p>
    </Section>
  );
}
