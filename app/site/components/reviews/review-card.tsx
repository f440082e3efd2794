import { PhotoStrip } from "#app/components/photos/photo-strip.tsx";
import { Stars } from "#app/components/reviews/stars.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { originalLang } from "#app/components/ui/original-lang.ts";
import { RichText } from "#app/components/ui/rich-text.tsx";
import type { ShownReview } from "#domain/reviews/list-reviews.server.ts";
import {
  paymentKindNotes,
  reviewAspectNames,
  reviewAspects,
  reviewProofNames,
} from "#domain/reviews/review.ts";
import { formatDay } from "#shared/local-day.ts";
import { say, sayStored, to } from "#shared/say.ts";

/** Marks demo reviews, once above a list. */
export function DemoReviews({ reviews }: { reviews: Pick<ShownReview, "isDemo">[] }) {
  if (!reviews.some(({ isDemo }) => isDemo)) return null;
  return (
    <p className="mb-4 text-sm text-muted">{say("The reviews of demo listings are invented.")}</p>
  );
}

type Props = { review: ShownReview; hasListing?: boolean };

export function ReviewCard({ review, hasListing = false }: Props) {
  const {
    id,
    authorName,
    rating,
    text,
    visitedOn,
    publishedOn,
    proof,
    paid,
    treatment,
    helpful,
    photos,
    reply,
    listing,
  } = review;
  const rated = reviewAspects.flatMap((aspect) =>
    review[aspect] === null
      ? []
      : [{ name: sayStored(reviewAspectNames[aspect]), stars: review[aspect] }],
  );
  return (
    <article
      id={`review-${id}`}
      aria-label={say("Review by {authorName}", { authorName })}
      className="scroll-mt-28 border-t border-line py-8"
    >
      {hasListing && (
        <Heading level={3} className="mb-2 wrap-anywhere">
          <a
            href={to(`/listing/${listing.slug}?tab=reviews#review-${id}`)}
            className="hover:text-lagoon hover:underline"
          >
            {listing.name}
          </a>
          <span className="ml-1.5 font-sans text-sm font-normal tracking-normal text-muted">
            {" "}
            {listing.city}
          </span>
        </Heading>
      )}
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Stars rating={rating} />
        <span className="font-semibold wrap-anywhere" translate="no">
          {authorName}
        </span>
        <span className="text-sm text-muted">
          {treatment && `${sayStored(treatment.name)} · `}
          {say("visited {day}", { day: formatDay(visitedOn) })}
        </span>
      </p>
      <p className="measure mt-3 whitespace-pre-line wrap-anywhere" {...originalLang()}>
        {text}
      </p>
      <PhotoStrip
        photos={photos}
        of={say("review by {authorName}", { authorName })}
        scope={`review-${id}`}
      />
      {rated.length > 0 && (
        <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {rated.map(({ name, stars }) => (
            <div key={name} className="flex gap-1.5">
              <dt className="text-muted">{name}</dt>
              <dd>{say("{stars} of 5", { stars })}</dd>
            </div>
          ))}
        </dl>
      )}
      {reply && (
        <div className="mt-5 ml-1 border-l-2 border-lagoon pl-5">
          <p className="text-sm font-semibold wrap-anywhere">
            <RichText
              text="{name} answered <b>{on}</b>"
              parts={{ b: (words) => <span className="font-normal text-muted">{words}</span> }}
              values={{ name: listing.name, on: formatDay(reply.on) }}
            />
          </p>
          <p
            className="measure mt-1 whitespace-pre-line text-muted wrap-anywhere"
            {...originalLang()}
          >
            {reply.text}
          </p>
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 text-sm text-muted">
        <span>
          {say("{proof}, published {day}", {
            proof: sayStored(reviewProofNames[proof]),
            day: formatDay(publishedOn),
          })}
          {paid && paymentKindNotes[paid] && `. ${sayStored(paymentKindNotes[paid])}`}
        </span>
        <form method="post" action={to(`/reviews/${id}/helpful`)}>
          <Button variant="link">
            {say("Helpful")}
            {helpful > 0 && ` (${helpful})`}
            <span className="sr-only">{say(": review by {authorName}", { authorName })}</span>
          </Button>
        </form>
        <a
          href={to(`/reviews/${id}/report`)}
          rel="nofollow"
          className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
        >
          <RichText
            text="Report<b> the review by {authorName}</b>"
            parts={{ b: (words) => <span className="sr-only">{words}</span> }}
            values={{ authorName }}
          />
        </a>
      </div>
    </article>
  );
}
