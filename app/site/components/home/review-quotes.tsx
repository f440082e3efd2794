import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { originalLang } from "#app/components/ui/original-lang.ts";
import { Section } from "#app/components/ui/section.tsx";
import type { ShownReview } from "#domain/reviews/list-reviews.server.ts";
import { formatDay } from "#shared/local-day.ts";
import { listingReviewsPath } from "#shared/paths.ts";
import { plural, say, sayStored, to } from "#shared/say.ts";
import { truncate } from "#shared/truncate.ts";

const longest = 180;

type Quote = Pick<
  ShownReview,
  "id" | "text" | "rating" | "authorName" | "treatment" | "publishedOn" | "listing"
>;

export function ReviewQuotes({ reviews }: { reviews: Quote[] }) {
  if (reviews.length === 0) return null;
  return (
    <Section title={say("What visitors say")} more={{ href: "/reviews", text: say("All reviews") }}>
      <EnglishNote of="visitors" />
      <ul className="snap-row gap-5 md:grid md:grid-cols-3">
        {reviews.map((review) => (
          <ReviewQuote key={review.id} review={review}>
            <a
              href={to(listingReviewsPath(review.listing.slug))}
              className="block font-medium text-ink after:absolute after:inset-0 hover:underline"
            >
              {review.listing.name}, {review.listing.city}
            </a>
          </ReviewQuote>
        ))}
      </ul>
    </Section>
  );
}

export function ReviewQuote({
  review: { text, rating, authorName, treatment, publishedOn },
  children,
}: {
  review: Omit<Quote, "id" | "listing">;
  children?: React.ReactNode;
}) {
  return (
    <li className="relative flex flex-col rounded-card border border-line bg-surface p-5">
      <p aria-label={plural(rating, "star")} role="img" className="text-coral">
        {"★".repeat(rating)}
      </p>
      <blockquote className="mt-2 grow" {...originalLang()}>
        “{truncate(text, longest, "…")}”
      </blockquote>
      <p className="mt-3 text-sm text-muted">
        {authorName} · {treatment && `${sayStored(treatment.name)} · `}
        {formatDay(publishedOn)}
        {children}
      </p>
    </li>
  );
}
