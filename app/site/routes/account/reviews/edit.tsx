import { AccountPage } from "#app/components/account/account-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { rejectForm } from "#app/forms/form-result.ts";
import { readPhotoChanges, readPhotos } from "#app/forms/photo-upload.server.ts";
import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { ReviewForm } from "#app/site/components/reviews/review-form.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { findListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { editReview } from "#domain/reviews/change-review.server.ts";
import { findOwnReview } from "#domain/reviews/own-reviews.server.ts";
import { maxReviewPhotos, reviewAspects } from "#domain/reviews/review.ts";
import { readId } from "#shared/read-id.ts";
import { say, to } from "#shared/say.ts";
import { readReviewForm, todayAt, treatmentOptions } from "./review-form.server.ts";

export const handle = { uploads: maxReviewPhotos };

const mine = "/profile/reviews";

async function requireOwn(args: Pick<LoaderArgs<"id">, "context" | "params">) {
  const signed = signedIn(args);
  const review = await findOwnReview(signed.services, signed.actor, readId(args.params.id));
  if (!review || review.status === "removed") throw notFound();
  return { ...signed, review };
}

export const middleware = [authorize("reviews.editOwn")];

export async function loader(args: LoaderArgs<"id">) {
  const { services, review } = await requireOwn(args);
  const { id, listing, treatment, text, visitedOn, rating, status, paid } = review;
  const profile = await findListingProfile(services, listing.slug);
  const stars = reviewAspects.flatMap((aspect) =>
    review[aspect] === null ? [] : [[aspect, String(review[aspect])]],
  );
  const options = treatmentOptions(profile ?? { services: [] });
  const defaultValues: Record<string, string> = {
    rating: String(rating),
    text,
    visitedOn,
    treatment: treatment ?? "",
    paid: paid ?? "",
    ...Object.fromEntries(stars),
  };
  const treatments =
    treatment && !options.some(({ value }) => value === treatment)
      ? [...options, { value: treatment, label: treatment }]
      : options;
  return {
    id,
    name: listing.name,
    status,
    photos: review.photos,
    defaultValues,
    treatments,
    today: todayAt(services.clock),
  };
}

export async function action(args: ActionArgs<"id">) {
  const { actor, services, from, review } = await requireOwn(args);
  const form = await args.request.formData();
  const read = readReviewForm(services, form);
  if ("answer" in read) return read.answer;
  const changes = readPhotoChanges(form, review.photos);
  const free = maxReviewPhotos - (review.photos.length - changes.removed.length);
  const accepted = await readPhotos(services, actor.userId, form, from, free);
  if ("errors" in accepted) return rejectForm(form, accepted.errors);
  const outcome = await editReview(services, actor, review.id, read.input, {
    ...changes,
    added: accepted.photos,
  });
  if (outcome === "too-many-photos")
    return rejectForm(form, {
      photo1: ["Your photos were changed elsewhere in the meantime. Please check them again."],
    });
  if (outcome === "unknown-treatment")
    return rejectForm(form, { treatment: ["Choose a treatment from the list."] });
  if (outcome !== "done") throw notFound();
  return redirectTo(mine);
}

export const meta = privatePage(() => say("Change my review"));

export default function EditReview({
  loaderData: { id, name, status, ...form },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const path = `${mine}/${id}`;
  return (
    <AccountPage
      title={say("Your review of {name}", { name })}
      lead={say("We review your changes before they are shown.")}
    >
      <ReviewForm {...form} action={path} actionData={actionData} button={say("Send again")} />
      {status !== "withdrawn" && (
        <form method="post" action={to(`${path}/withdrawal`)} className="border-t border-line pt-8">
          <p className="mb-4 text-muted">
            {say(
              "A withdrawn review is hidden from everyone and no longer counts. You can send it again later.",
            )}
          </p>
          <Button variant="secondary">{say("Withdraw review")}</Button>
        </form>
      )}
    </AccountPage>
  );
}
