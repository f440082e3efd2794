import { DecisionsPage } from "#app/components/admin/decisions-page.tsx";
import { DecisionForm } from "#app/components/questions/decision-form.tsx";
import { formProblem, rejectForm } from "#app/forms/form-result.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import {
  decideQuestion,
  listPublishedQuestions,
} from "#domain/questions/moderate-questions.server.ts";
import { decisionSchema } from "#domain/questions/question.ts";
import type { Route } from "./+types/published-questions.ts";
import { decidedTabs } from "./decided-tabs.ts";

const path = "/admin/questions";
const title = "Published questions";
const shown = 50;

export const middleware = [authorize("questions.moderate")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const listed = permitted(await listPublishedQuestions(services, actor, { shown }));
  return {
    tabs: decidedTabs(actor, path),
    questions: listed.map(({ askedAt: _askedAt, ...question }) => question),
  };
}

const problems = {
  forbidden: "Your account does not have access to this.",
  own: "You asked it, or it is about your own listing: another admin has to decide.",
  changed: "The person who asked changed it in the meantime. Please read it again.",
  "not-found": "It was decided or withdrawn in the meantime.",
};

export async function action(args: Route.ActionArgs) {
  const { actor, services } = signedIn(args);
  const form = await args.request.formData();
  const read = decisionSchema.safeParse(Object.fromEntries(form));
  if (!read.success) return rejectForm(form, read.error.issues[0]?.message ?? "Choose what to do");
  const outcome = await decideQuestion(services, actor, read.data);
  if (outcome === "done") return redirectTo(path);
  return rejectForm(form, problems[outcome]);
}

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
