import { AccountPage } from "#app/components/account/account-page.tsx";
import { PhotoStrip } from "#app/components/media/photo-strip.tsx";
import { Stars } from "#app/components/reviews/stars.tsx";
import { servicesContext } from "#app/context.ts";
import { requireSignedIn } from "#app/guards.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { listReviewsToAnswer } from "#domain/reviews/reply-to-review.server.ts";
import { faultNames } from "#domain/reviews/review.ts";
import type { Route } from "./+types/reviews.ts";

const path = "/owner/reviews";

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireSignedIn(asked);
  return { hasListing: actor.memberships.length > 0, reviews: await listReviewsToAnswer(asked.context.get(servicesContext), actor) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Reviews of your place", description: "What visitors say of your listings, and your answers.", path, isIndexed: false });
}

export default function OwnerReviews({ loaderData: { hasListing, reviews } }: Route.ComponentProps) {
  const lead = hasListing
    ? "You may answer each once. Who was a patient is private: an answer that confirms it tells the world."
    : "No listing belongs to this account yet.";
  return (
    <AccountPage title="Reviews of your place" lead={lead} path={path} under={[{ name: "Client Admin", path: "/client-admin" }]}>
      {hasListing && reviews.length === 0 && <p className="text-muted">No reviews yet.</p>}
      <ul>
        {reviews.map(({ id, medSpa, authorName, rating, text, photos, reply, replyFault }) => (
          <li key={id} className="border-t border-line py-6">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold wrap-anywhere">{authorName}</span>
              <Stars rating={rating} />
            </p>
            <p className="text-sm text-muted wrap-anywhere">{medSpa}</p>
            <p className="mt-3 whitespace-pre-line wrap-anywhere">{text}</p>
            <PhotoStrip photos={photos} of={`review by ${authorName}`} scope={`owner-${id}`} />
            {replyFault && <p className="mt-4 text-sm text-coral">Your answer is taken down: {faultNames[replyFault].toLowerCase()}</p>}
            {reply ? (
              <p className="mt-4 border-l-2 border-lagoon pl-4 whitespace-pre-line text-muted wrap-anywhere">{reply}</p>
            ) : (
              <p className="mt-3">
                <a href={`${path}/${id}`} className="text-link">
                  Answer<span className="sr-only"> the review by {authorName}</span>
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </AccountPage>
  );
}
