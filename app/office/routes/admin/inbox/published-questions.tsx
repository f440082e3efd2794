import { formProblem, readFormAbove } from "#app/forms/form-result.ts";
import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { DecisionsPage } from "#app/office/components/admin/decisions-page.tsx";
import { DecisionForm } from "#app/office/components/questions/decision-form.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import {
  decideQuestion,
  listPublishedQuestions,
} from "#domain/questions/moderate-questions.server.ts";
import { moderateQuestionProblems } from "#domain/questions/problems.ts";
import { decisionSchema } from "#domain/questions/question-input.ts";
import type { Route } from "./+types/published-questions.ts";
import { decidedTabs } from "./decided-tabs.ts";

const path = "/admin/questions";
const title = "Published questions";
const pageSize = 50;

export const middleware = [authorize("questions.moderate")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const listed = permitted(await listPublishedQuestions(services, actor, { shown: pageSize }));
  return {
    tabs: decidedTabs(actor, path),
    questions: listed.map(({ askedAt: _askedAt, ...question }) => question),
  };
}

export const action = officeAction({
  read: (form) => readFormAbove(decisionSchema, form),
  run: ({ services, actor, input }) => decideQuestion(services, actor, input),
  problems: moderateQuestionProblems,
  done: { done: {} },
});

export const meta = privatePage(title);

export default function PublishedQuestions({
  loaderData: { tabs, questions },
  actionData,
}: Route.ComponentProps) {
  return (
    <DecisionsPage
      title={title}
      tabs={tabs}
      problem={formProblem(actionData)}
      lead="Newest first. You can still take down each question, or only its answer."
    >
      {questions.map((question) => (
        <DecisionForm key={question.id} action={path} question={question} />
      ))}
    </DecisionsPage>
  );
}
