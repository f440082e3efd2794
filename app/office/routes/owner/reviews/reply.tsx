import { ShortForm } from "#app/components/forms/short-form.tsx";
import { keepListing, useListingParam } from "#app/components/owner/listing-param.ts";
import { Stars } from "#app/components/reviews/stars.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { rejectForm } from "#app/forms/form-result.ts";
import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { listReviewsToAnswer, replyToReview } from "#domain/reviews/reply-to-review.server.ts";
import { replySchema } from "#domain/reviews/review-input.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/reply.ts";

const all = "/owner/reviews";
const sureField = "isSure";

async function requireAnswerable(args: Pick<Route.LoaderArgs, "context" | "params">) {
  const { actor, services } = signedIn(args);
  const id = readId(args.params.id);
  const review = (await listReviewsToAnswer(services, actor)).find((each) => each.id === id);
  if (!review) throw notFound();
  return { actor, services, review };
}

export const middleware = [authorize("reviews.reply")];

export async function loader(args: Route.LoaderArgs) {
  const { id, authorName, rating, text, reply } = (await requireAnswerable(args)).review;
  if (reply) throw redirectTo(keepListing(all, args.url));
  return { id, authorName, rating, text };
}

export const action = officeAction({
  scope: requireAnswerable,
  schema: replySchema,
  run: ({ services, actor, review, input, form }) =>
    replyToReview(services, actor, review.id, {
      text: input.text,
      isSure: form.get(sureField) === "yes",
    }),
  shown: {
    warned: ({ words }, { form }) => {
      form.set(sureField, "yes");
      const warning = `“${words}” confirms to everyone that this person was a patient. Change it, or send it again as it is.`;
      return rejectForm(form, { text: [warning] });
    },
  },
  done: { done: { to: all }, answered: { to: all } },
});

export const meta = privatePage("Answer a review");

export default function AnswerReview({
  loaderData: { id, authorName, rating, text },
  actionData,
}: Route.ComponentProps) {
  const path = `${all}/${id}`;
  const keep = useListingParam();
  const isWarned = actionData?.isDone === false && actionData.values[sureField] === "yes";
  return (
    <OwnerPage title="Answer a review" lead={`Review by ${authorName}.`}>
      <div>
        <Stars rating={rating} />
        <blockquote className="mt-2 border-l-2 border-line pl-5 whitespace-pre-line text-muted wrap-anywhere">
          {text}
        </blockquote>
      </div>
      <ShortForm
        action={keep(path)}
        actionData={actionData}
        button={isWarned ? "Send it unchanged" : "Publish answer"}
        problemTitle={isWarned ? "Please check this again" : "There is a problem"}
        hidden={isWarned ? { [sureField]: "yes" } : {}}
      >
        {(field) => (
          <TextArea
            label="Your answer"
            rows={7}
            hint="Everyone can read it, and you have only one. Talk about how your business works, not about the person; offer to talk in private."
            {...field("text")}
          />
        )}
      </ShortForm>
    </OwnerPage>
  );
}
