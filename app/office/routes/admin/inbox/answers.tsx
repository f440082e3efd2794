import { z } from "zod";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { formProblem, readFormAbove } from "#app/forms/form-result.ts";
import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { DecisionsPage } from "#app/office/components/admin/decisions-page.tsx";
import { AnswerDecision } from "#app/office/components/reviews/answer-decision.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { decideAnswer, listAnswers } from "#domain/reviews/moderate-answers.server.ts";
import { moderateAnswerProblems } from "#domain/reviews/problems.ts";
import { reviewFaults } from "#domain/reviews/review.ts";
import type { Route } from "./+types/answers.ts";
import { decidedTabs } from "./decided-tabs.ts";

const path = "/admin/answers";
const title = "Answers to reviews";
const id = z.coerce.number<unknown>().int().min(1).max(999_999_999);
const decisionSchema = z.union([
  z.object({ id, intent: z.literal("answer restored") }),
  z.object({ id, intent: z.literal("answer removed"), fault: z.enum(reviewFaults) }),
]);

export const middleware = [authorize("reviews.moderate")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  return { tabs: decidedTabs(actor, path), answers: permitted(await listAnswers(services, actor)) };
}

export const action = officeAction({
  read: (form) => readFormAbove(decisionSchema, form, "Choose a reason first."),
  run: ({ services, actor, input }) =>
    decideAnswer(
      services,
      actor,
      input.id,
      input.intent === "answer removed"
        ? { act: input.intent, fault: input.fault }
        : { act: input.intent },
    ),
  problems: moderateAnswerProblems,
  done: { done: {} },
});

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
