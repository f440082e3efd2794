import { AccountPage } from "#app/components/account/account-page.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { crumbOf } from "#app/components/ui/breadcrumbs.tsx";
import { Choices } from "#app/components/ui/choices.tsx";
import { originalLang } from "#app/components/ui/original-lang.ts";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { formDone, readForm, rejectWith } from "#app/forms/form-result.ts";
import { notFound, requireFound } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { problemOf } from "#domain/problem.ts";
import { reviewRefusals } from "#domain/reviews/problems.ts";
import { reviewFaultNames, reviewFaults } from "#domain/reviews/review.ts";
import { faultSchema } from "#domain/reviews/review-input.ts";
import { findPublished, reportReview } from "#domain/reviews/votes-and-reports.server.ts";
import { readId } from "#shared/read-id.ts";
import { say, sayStored, to } from "#shared/say.ts";

export const handle = { breadcrumb: crumbOf };

export const middleware = [authorize("reviews.vote")];

export async function loader(args: LoaderArgs<"id">) {
  const services = args.context.get(servicesContext);
  const review = requireFound(await findPublished(services, readId(args.params.id)));
  return review;
}

export async function action(args: ActionArgs<"id">) {
  const { actor, services, from } = signedIn(args);
  const id = readId(args.params.id);
  if (!(await findPublished(services, id))) throw notFound();
  const form = await args.request.formData();
  const read = readForm(faultSchema, form);
  if ("answer" in read) return read.answer;
  const answer = await reportReview(services, actor, id, read.data.fault, from);
  if (answer.outcome === "done") return formDone;
  if (answer.outcome === "not-found") throw notFound();
  return rejectWith(form, problemOf(reviewRefusals, answer), "fault");
}

export const meta = privatePage(() => say("Report a review"));

export default function ReportReview({
  loaderData: { id, slug, name, authorName, text },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const path = `/reviews/${id}/report`;
  if (actionData?.isDone)
    return (
      <AccountPage
        title={say("Thank you")}
        lead={say("We review your report. Until then the review stays where it is.")}
      >
        <p>
          <TextLink href={`/listing/${slug}?tab=reviews`}>{say("Back to the reviews")}</TextLink>
        </p>
      </AccountPage>
    );
  return (
    <AccountPage
      title={say("Report a review")}
      lead={say("By {authorName}, of {name}.", { authorName, name })}
    >
      <blockquote
        className="line-clamp-6 border-l-2 border-line pl-5 whitespace-pre-line text-muted wrap-anywhere"
        {...originalLang()}
      >
        {text}
      </blockquote>
      <ShortForm action={to(path)} actionData={actionData} button={say("Send report")}>
        {(field) => (
          <Choices
            label={say("What is wrong with it?")}
            hint={say("A negative opinion alone is not a reason to remove a review.")}
            type="radio"
            name="fault"
            className="grid gap-2"
            options={reviewFaults.map((fault) => ({
              value: fault,
              label: sayStored(reviewFaultNames[fault]),
            }))}
            chosen={[]}
            errors={field("fault").errors}
          />
        )}
      </ShortForm>
    </AccountPage>
  );
}
