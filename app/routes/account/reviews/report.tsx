import { limitedText } from "#app/account-form.server.ts";
import { AccountForm } from "#app/components/account/account-form.tsx";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { Choices } from "#app/components/ui/choices.tsx";
import { servicesContext, visitingContext } from "#app/context.ts";
import { done, mistaken, readForm } from "#app/form-answer.ts";
import { requireSignedIn } from "#app/guards.ts";
import { missing } from "#app/missing.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { findPublished, reportReview } from "#domain/reviews/judge-review.server.ts";
import { faultNames, faultSchema, faults } from "#domain/reviews/review.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/report.ts";

export async function loader(asked: Route.LoaderArgs) {
  await requireSignedIn(asked);
  const services = asked.context.get(servicesContext);
  const review = await findPublished(services, readId(asked.params.id));
  if (!review) throw await missing(services);
  return review;
}

export async function action(asked: Route.ActionArgs) {
  const actor = await requireSignedIn(asked);
  const services = asked.context.get(servicesContext);
  const id = readId(asked.params.id);
  if (!(await findPublished(services, id))) throw await missing(services);
  const form = await asked.request.formData();
  const read = readForm(faultSchema, form);
  if ("answer" in read) return read.answer;
  const answer = await reportReview(services, actor, id, read.data.fault, asked.context.get(visitingContext).from);
  switch (answer.outcome) {
    case "done":
      return done;
    case "limited":
      return mistaken(form, { fault: [limitedText(answer.retryAfter)] });
    case "unverified":
      return mistaken(form, { fault: ["Confirm your e-mail address first."] });
    case "own":
      return mistaken(form, { fault: ["This is your own review: change or withdraw it instead."] });
    case "not-found":
      throw await missing(services);
  }
}

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Report a review",
    description: "Say what is wrong with a review.",
    path: `/reviews/${params.id}/report`,
    isIndexed: false,
  });
}

export default function ReportReview({ loaderData: { id, slug, name, authorName, text }, actionData }: Route.ComponentProps) {
  const path = `/reviews/${id}/report`;
  const under = [{ name, path: `/listing/${slug}` }];
  if (actionData?.isDone)
    return (
      <AccountPage title="Thank you" lead="Somebody looks at it. Until then the review stays where it is." path={path} under={under}>
        <p>
          <a href={`/listing/${slug}?tab=reviews`} className="text-link">
            Back to the reviews
          </a>
        </p>
      </AccountPage>
    );
  return (
    <AccountPage title="Report a review" lead={`By ${authorName}, of ${name}.`} path={path} under={under}>
      <blockquote className="line-clamp-6 border-l-2 border-line pl-5 whitespace-pre-line text-muted wrap-anywhere">{text}</blockquote>
      <AccountForm action={path} answer={actionData} button="Send report">
        {(field) => (
          <Choices
            label="What is wrong with it?"
            hint="That it is a bad review is no reason to remove it."
            type="radio"
            name="fault"
            className="grid gap-2"
            options={faults.map((fault) => ({ value: fault, label: faultNames[fault] }))}
            chosen={[]}
            errors={field("fault").errors}
          />
        )}
      </AccountForm>
    </AccountPage>
  );
}
