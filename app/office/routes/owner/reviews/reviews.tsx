import { useListingParam } from "#app/components/owner/listing-param.ts";
import { PhotoStrip } from "#app/components/photos/photo-strip.tsx";
import { Stars } from "#app/components/reviews/stars.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { ItemWithActions } from "#app/office/components/ui/item-with-actions.tsx";
import { requireListingOrAll } from "#app/office/http/listing-in-query.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { listReviewsToAnswer } from "#domain/reviews/reply-to-review.server.ts";
import { reviewFaultNames } from "#domain/reviews/review.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/reviews.ts";

const path = "/owner/reviews";

export const middleware = [authorize("reviews.reply")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, named } = await requireListingOrAll(args);
  const reviews = await listReviewsToAnswer(services, actor, named?.id);
  const dated = reviews.map(({ publishedAt, ...review }) => ({
    ...review,
    on: publishedAt && formatDay(localDay(publishedAt)),
  }));
  return { hasListing: actor.memberships.length > 0, reviews: dated };
}

export const meta = privatePage("Reviews of your business");

export default function OwnerReviews({
  loaderData: { hasListing, reviews },
}: Route.ComponentProps) {
  const open = reviews.filter(({ reply }) => !reply).length;
  const lead = hasListing ? (
    <>
      {plural(reviews.length, "review")}, {open} without an answer. You can answer each review once.
      Never confirm that someone was a patient: answers are public.
    </>
  ) : (
    "This account has no listing yet."
  );
  return (
    <OwnerPage title="Reviews of your business" isWide lead={lead}>
      <ul className="mt-10">
        {reviews.map((review) => (
          <li key={review.id}>
            <OwnReview review={review} />
          </li>
        ))}
      </ul>
    </OwnerPage>
  );
}

type ReviewItem = Route.ComponentProps["loaderData"]["reviews"][number];

function OwnReview({
  review: { id, listing, authorName, rating, text, on, photos, reply, replyFault },
}: {
  review: ReviewItem;
}) {
  const keep = useListingParam();
  const way = (
    <p className="lg:text-right">
      <ButtonLink variant="secondary" href={keep(`${path}/${id}`)}>
        Answer<span className="sr-only"> the review by {authorName}</span>
      </ButtonLink>
    </p>
  );
  return (
    <ItemWithActions
      label={`Review by ${authorName}`}
      actions={reply ? <p className="text-sm text-muted lg:text-right">Answered</p> : way}
    >
      <p className="flex flex-wrap items-baseline gap-x-4">
        <Stars rating={rating} />
        <span className="font-semibold wrap-anywhere">{authorName}</span>
        <span className="text-sm text-muted wrap-anywhere">
          {listing}
          {on && `, ${on}`}
        </span>
      </p>
      <p className="measure mt-3 whitespace-pre-line wrap-anywhere">{text}</p>
      <PhotoStrip photos={photos} of={`review by ${authorName}`} scope={`owner-${id}`} />
      {reply && (
        <p className="measure mt-4 border-l-2 border-lagoon pl-5 whitespace-pre-line text-muted wrap-anywhere">
          {reply}
        </p>
      )}
      {replyFault && (
        <p className="mt-3 text-sm text-coral">
          Your answer was taken down: {reviewFaultNames[replyFault].toLowerCase()}
        </p>
      )}
    </ItemWithActions>
  );
}
