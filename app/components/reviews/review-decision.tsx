import { addressOf, type Picture } from "#domain/media/picture.ts";
import type { QueuedReview } from "#domain/reviews/moderate-reviews.server.ts";
import { faultNames, faults, proofNames } from "#domain/reviews/review.ts";
import { formatDay } from "#shared/local-day.ts";
import { WorkItem } from "../account/work-page.tsx";
import { Photo } from "../media/photo.tsx";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/field.tsx";
import { Stars } from "./stars.tsx";

const reasons = [{ value: "", label: "Choose a reason" }, ...faults.map((fault) => ({ value: fault, label: faultNames[fault] }))];

/** One review of the queue, and the two things that can be done with it. */
export function ReviewDecision({ review, action }: { review: QueuedReview & { hours: number }; action: string }) {
  const { id, status, medSpa, slug, authorName, proof, rating, treatment, text, visitedOn, hasWorked, hours, reports, photos } = review;
  const isPublished = status === "published";
  const [yes, no] = isPublished ? (["kept", "removed"] as const) : (["published", "refused"] as const);
  return (
    <WorkItem
      label={`Review by ${authorName}`}
      deeds={
        <>
          {" "}
          <form method="post" action={action}>
            <input type="hidden" name="id" value={id} />
            <Button name="act" value={yes} className="w-full">
              {isPublished ? "Keep" : "Publish"}
              <span className="sr-only"> the review by {authorName}</span>
            </Button>
          </form>
          <form method="post" action={action} className="grid gap-3 border-t border-line pt-4">
            <input type="hidden" name="id" value={id} />
            <SelectField scope={`review-${id}`} label="Reason" name="fault" options={reasons} />
            <Button look="quiet" name="act" value={no}>
              {isPublished ? "Remove" : "Refuse"}
              <span className="sr-only"> the review by {authorName}</span>
            </Button>
          </form>
        </>
      }
    >
      <p className="flex flex-wrap items-baseline gap-x-4">
        <Stars rating={rating} />
        <span className="font-semibold wrap-anywhere">{authorName}</span>
        <a href={`/listing/${slug}`} className="text-link wrap-anywhere">
          {medSpa}
        </a>
      </p>
      <p className="mt-1 text-sm text-muted">
        {ageInWords(hours)} · {proof ? proofNames[proof] : "No proof"} · visited {formatDay(visitedOn)}
        {treatment && ` · ${treatment}`}
        {!hasWorked && " · its browser did no work"}
      </p>
      {reports.length > 0 && (
        <p className="mt-2 text-sm text-coral">Published, and reported: {reports.map((fault) => faultNames[fault].toLowerCase()).join("; ")}</p>
      )}
      <p className="measure mt-3 whitespace-pre-line wrap-anywhere">{text}</p>
      {photos.map((photo, index) => (
        <JudgedPhoto key={photo.id} review={id} photo={photo} number={index + 1} action={action} />
      ))}
    </WorkItem>
  );
}

function JudgedPhoto({ review, photo, number, action }: { review: number; photo: Picture; number: number; action: string }) {
  const words = photo.description || `Photo ${number}`;
  return (
    <figure className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_1fr]">
      <a href={addressOf(photo, "large", "webp")} aria-label={`Open alone: ${words}`}>
        <Photo picture={photo} alt={words} sizes="192px" className="max-h-60 w-auto max-w-full rounded-control sm:max-h-48" />
      </a>
      <figcaption className="min-w-0">
        <p className="text-sm wrap-anywhere">{photo.description || <span className="text-muted">Nothing is said of photo {number}.</span>}</p>
        <details className="mt-1">
          <summary className="text-link inline-flex min-h-11 items-center text-sm">
            Leave out<span className="sr-only">: {words}</span>
          </summary>
          <form method="post" action={action} className="mt-2 grid max-w-xs gap-3">
            <input type="hidden" name="id" value={review} />
            <input type="hidden" name="photo" value={photo.id} />
            <SelectField scope={`photo-${photo.id}`} label="Reason" name="fault" options={reasons} />
            <Button look="quiet" name="act" value="photo left out">
              Leave photo {number} out
            </Button>
          </form>
        </details>
      </figcaption>
    </figure>
  );
}

function ageInWords(hours: number) {
  if (hours < 1) return "Waits less than an hour";
  if (hours < 48) return `Waits ${hours} ${hours === 1 ? "hour" : "hours"}`;
  return `Waits ${Math.floor(hours / 24)} days`;
}
