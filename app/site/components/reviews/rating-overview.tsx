import type { ReviewFigures } from "#domain/reviews/list-reviews.server.ts";
import { allStars, reviewAspectNames, reviewAspects } from "#domain/reviews/review.ts";
import { plural, say, sayStored, to } from "#shared/say.ts";

type Props = {
  rating: number;
  reviewCount: number;
  figures: ReviewFigures;
  chosen: number | null;
  hrefOf: (stars: number | null) => string;
};

export function RatingOverview({ rating, reviewCount, figures, chosen, hrefOf }: Props) {
  const total = Object.values(figures.stars).reduce((sum, count) => sum + count, 0);
  return (
    <div className="grid items-start gap-x-14 gap-y-8 sm:grid-cols-[auto_1fr]">
      <p>
        <span className="block font-display text-5xl">{rating.toFixed(1)}</span>
        <span className="text-sm text-muted">
          {say("out of 5, {reviews}", { reviews: plural(reviewCount, "review") })}
        </span>
      </p>
      <ul aria-label={say("Reviews by stars")} className="max-w-md">
        {allStars.map((stars) => {
          const count = figures.stars[stars] ?? 0;
          const bar = (
            <>
              <span className="w-14 text-sm">{plural(stars, "star")}</span>
              <svg
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-1.5 grow overflow-hidden rounded-full bg-line text-coral"
              >
                <rect width={(100 * count) / total} height="4" fill="currentColor" />
              </svg>
              <span className="w-6 text-right text-sm text-muted">{count}</span>
            </>
          );
          return (
            <li key={stars}>
              {count === 0 ? (
                <span className="flex min-h-9 items-center gap-3">{bar}</span>
              ) : (
                <a
                  href={to(hrefOf(chosen === stars ? null : stars))}
                  data-keeps-place
                  aria-current={chosen === stars ? "true" : undefined}
                  className="flex min-h-9 items-center gap-3 rounded-control hover:text-lagoon aria-[current=true]:font-semibold aria-[current=true]:text-lagoon"
                >
                  {bar}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 sm:col-span-2 sm:grid-cols-4">
        {reviewAspects.map((aspect) => {
          const mean = figures.aspects[aspect];
          return (
            mean !== null && (
              <div key={aspect} className="border-l border-line pl-4">
                <dt className="text-sm text-muted">{sayStored(reviewAspectNames[aspect])}</dt>
                <dd className="font-display text-xl">{mean.toFixed(1)}</dd>
              </div>
            )
          );
        })}
      </dl>
    </div>
  );
}
