import { data } from "react-router";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { PhotoStrip } from "#app/components/photos/photo-strip.tsx";
import { Stars } from "#app/components/reviews/stars.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { originalLang } from "#app/components/ui/original-lang.ts";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { actorContext, servicesContext } from "#app/http/context.ts";
import { takeFlash } from "#app/http/flash.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { LoaderArgs, PageProps } from "#app/site/page.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { listOwnReviews } from "#domain/reviews/own-reviews.server.ts";
import { type ReviewStatus, reviewFaultNames } from "#domain/reviews/review.ts";
import { pick } from "#shared/pick.ts";
import { say, sayStored, to } from "#shared/say.ts";

const path = "/profile/reviews";
const fields = ["id", "status", "listing", "rating", "text", "photos", "leftOut"] as const;

export const middleware = [authorize("reviews.readOwn")];

export async function loader(args: LoaderArgs) {
  const reviews = await listOwnReviews(
    args.context.get(servicesContext),
    args.context.get(actorContext),
  );
  const { flash, init } = await takeFlash(args);
  const shownReviews = reviews.map(({ submittedAt, ...review }) => ({
    ...pick(review, fields),
    sent: momentInWords(submittedAt),
  }));
  return data({ flash, reviews: shownReviews }, init);
}

export const meta = privatePage(() => say("My reviews"));

const states: Record<ReviewStatus, string> = {
  waiting: "Waiting for review",
  published: "Published",
  refused: "Not published: we emailed you the reason",
  removed: "Removed: we emailed you the reason",
  withdrawn: "Withdrawn by you",
};

export default function OwnReviews({ loaderData: { flash, reviews } }: PageProps<typeof loader>) {
  return (
    <AccountPage title={say("My reviews")}>
      {flash && <Notice {...flash} />}
      {reviews.length === 0 ? (
        <EmptyState
          title={say("No reviews yet")}
          text={say("Choose “Write a review” on the page of a med spa that you know.")}
        >
          <ButtonLink href="/med-spas">{say("Find the med spa")}</ButtonLink>
        </EmptyState>
      ) : (
        <ul>
          {reviews.map(({ id, status, listing, rating, text, photos, leftOut, sent }) => (
            <li key={id} className="border-t border-line py-6">
              <p className="flex flex-wrap justify-between gap-x-4">
                <a href={to(`/listing/${listing.slug}`)} className="text-link wrap-anywhere">
                  {listing.name}
                </a>
                <Stars rating={rating} />
              </p>
              <p className="mt-1 text-sm text-muted">
                {say("{state}, sent {time}", { state: sayStored(states[status]), time: sent })}
              </p>
              <p
                className="mt-3 line-clamp-4 whitespace-pre-line wrap-anywhere"
                {...originalLang()}
              >
                {text}
              </p>
              <PhotoStrip
                photos={photos}
                of={say("review of {name}", { name: listing.name })}
                scope={`own-${id}`}
              />
              {leftOut.map((fault) => (
                <p key={fault} className="mt-3 text-sm text-coral">
                  {say("A photo is not shown: {reason}", {
                    reason: sayStored(reviewFaultNames[fault]).toLowerCase(),
                  })}
                </p>
              ))}
              {status !== "removed" && (
                <p className="mt-3">
                  <TextLink href={`${path}/${id}`}>
                    <RichText
                      text="Change or withdraw<b> the review of {name}</b>"
                      parts={{ b: (words) => <span className="sr-only">{words}</span> }}
                      values={{ name: listing.name }}
                    />
                  </TextLink>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  );
}
