import { z } from "zod";
import { DecisionsPage } from "#app/components/admin/decisions-page.tsx";
import { AnswerDecision } from "#app/components/reviews/answer-decision.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { formProblem, rejectForm } from "#app/forms/form-result.ts";
import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { decideAnswer, listAnswers } from "#domain/reviews/moderate-answers.server.ts";
import { reviewFaults } from "#domain/reviews/review.ts";
import type { Route } from "./+types/answers.ts";
import { decidedTabs } from "./decided-tabs.ts";

const path = "/admin/answers";
const title = "Answers to reviews";
const id = z.coerce.number<unknown>().int().min(1).max(999_999_999);
const decisionSchema = z.union([
  z.object({ id, act: z.literal("answer restored") }),
  z.object({ id, act: z.literal("answer removed"), fault: z.enum(reviewFaults) }),
]);

export const middleware = [authorize("reviews.moderate")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  return { tabs: decidedTabs(actor, path), answers: permitted(await listAnswers(services, actor)) };
}

export async function action(args: Route.ActionArgs) {
  const { actor, services } = signedIn(args);
  const form = await args.request.formData();
  const read = decisionSchema.safeParse({ ...Object.fromEntries(form), act: form.get("intent") });
  if (!read.success) return rejectForm(form, "Choose a reason first.");
  const { id: reviewId, ...decision } = read.data;
  const outcome = await decideAnswer(services, actor, reviewId, decision);
  if (outcome === "done") return redirectTo(path);
  if (outcome === "not-found") throw notFound();
  return rejectForm(
    form,
    outcome === "own-listing"
      ? "This is an answer from your own listing: another admin has to decide."
      : "Someone already decided on it.",
  );
}

export const meta = privatePage(title);

export default function Answers({
  loaderData: { tabs, answers },
  actionData,
}: Route.ComponentProps) {
  const lead = (
    <>
      Owners’ answers, newest first. You can take an answer down for a reason from the{" "}
      <TextLink href="/reviews/ledger">public ledger</TextLink>, which its author gets to see, and
      you can show it again.
    </>
  );
  return (
    <DecisionsPage title={title} tabs={tabs} lead={lead} problem={formProblem(actionData)}>
      {answers.map((answer) => (
        <li key={answer.id}>
          <AnswerDecision answer={answer} action={path} />
        </li>
      ))}
    </DecisionsPage>
  );
}
