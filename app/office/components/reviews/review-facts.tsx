import { Form, Link } from "react-router";
import { Photo } from "#app/components/photos/photo.tsx";
import { Stars } from "#app/components/reviews/stars.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { Unfold } from "#app/components/ui/unfold.tsx";
import type { QueuedReview } from "#domain/reviews/moderate-reviews.server.ts";
import { reviewFaultNames, reviewProofNames } from "#domain/reviews/review.ts";
import { photoUrl, type StoredPhoto } from "#domain/uploads/photo.ts";
import { formatDay } from "#shared/local-day.ts";
import { listingPath } from "#shared/paths.ts";
import { ReasonSelect } from "../ui/reason-select.tsx";

export function ReviewFacts({ review, action }: { review: QueuedReview; action: string }) {
  const { proof, treatment, reports } = review;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <Stars rating={review.rating} />
        <Link to={listingPath(review.slug)} className="text-link wrap-anywhere">
          {review.listing}
        </Link>
      </p>
      <p className="mt-1 text-sm text-muted">
        {proof ? reviewProofNames[proof] : "No proof"} · visited {formatDay(review.visitedOn)}
        {treatment && ` · ${treatment}`}
        {!review.hasProofOfWork && " · no proof of work from its browser"}
      </p>
      {reports.length > 0 && (
        <p className="mt-2 text-sm text-coral">
          Published, and reported:{" "}
          {reports.map((fault) => reviewFaultNames[fault].toLowerCase()).join("; ")}
        </p>
      )}
      <p className="measure mt-3 whitespace-pre-line wrap-anywhere">{review.text}</p>
      {review.photos.map((photo, index) => (
        <JudgedPhoto
          key={photo.id}
          review={review.id}
          photo={photo}
          number={index + 1}
          action={action}
        />
      ))}
      <p className="mt-5 text-sm text-muted">
        The decision is recorded in the <TextLink href="/reviews/ledger">public ledger</TextLink>.
      </p>
    </>
  );
}

type JudgedPhotoProps = { review: number; photo: StoredPhoto; number: number; action: string };

function JudgedPhoto({ review, photo, number, action }: JudgedPhotoProps) {
  const words = photo.description || `Photo ${number}`;
  return (
    <figure className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_1fr]">
      <Link to={photoUrl(photo, "large", "webp")} aria-label={`Open alone: ${words}`}>
        <Photo
          picture={photo}
          alt={words}
          sizes="192px"
          className="max-h-60 w-auto max-w-full rounded-control sm:max-h-48"
        />
      </Link>
      <figcaption className="min-w-0">
        <p className="text-sm wrap-anywhere">
          {photo.description || (
            <span className="text-muted">No description for photo {number}.</span>
          )}
        </p>
        <Unfold className="mt-1" title="Remove" of={`: ${words}`} isSmall>
          <Form method="post" action={action} className="mt-2 grid max-w-xs gap-3">
            <input type="hidden" name="review" value={review} />
            <input type="hidden" name="photo" value={photo.id} />
            <ReasonSelect
              scope={`photo-${photo.id}`}
              name="fault"
              reasons={reviewFaultNames}
              hint="Immediately: you cannot undo this here."
            />
            <Button variant="secondary" name="intent" value="leave photo out">
              Remove photo {number}
            </Button>
          </Form>
        </Unfold>
      </figcaption>
    </figure>
  );
}
