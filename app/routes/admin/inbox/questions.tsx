import { data } from "react-router";
import { DecidedPage } from "#app/components/admin/decided-page.tsx";
import { DecisionForm } from "#app/components/questions/decision-form.tsx";
import { servicesContext } from "#app/http/context.ts";
import { requireAllowed } from "#app/http/guards.ts";
import { goOn } from "#app/http/redirect.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { decideQuestion, listPublished } from "#domain/questions/moderate-questions.server.ts";
import { decisionSchema } from "#domain/questions/question.ts";
import type { Route } from "./+types/questions.ts";
import { decidedTabs } from "./decided-tabs.ts";

const path = "/admin/questions";
const title = "Published questions";
const shown = 50;

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireAllowed(asked, "questions.moderate");
  const listed = await listPublished(asked.context.get(servicesContext), actor, { shown });
  return {
    tabs: decidedTabs(actor, path),
    questions:
      listed === "forbidden" ? [] : listed.map(({ askedAt: _askedAt, ...question }) => question),
  };
}

const problems = {
  forbidden: "This is not for your account.",
  own: "You asked it, or it is about a place of yours: somebody else has to decide about it.",
  changed: "Its asker changed it meanwhile. Please read it again.",
  "not-found": "It was decided or taken back meanwhile.",
};

export async function action(asked: Route.ActionArgs) {
  const actor = await requireAllowed(asked, "questions.moderate");
  const read = decisionSchema.safeParse(Object.fromEntries(await asked.request.formData()));
  if (!read.success)
    return data({ problem: read.error.issues[0]?.message ?? "Choose what to do" }, 422);
  const outcome = await decideQuestion(asked.context.get(servicesContext), actor, read.data);
  if (outcome === "done") return goOn(path, []);
  return data({ problem: problems[outcome] }, 422);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title,
    description: "For webmasters and editors.",
    path,
    isIndexed: false,
  });
}

export default function PublishedQuestions({
  loaderData: { tabs, questions },
  actionData,
}: Route.ComponentProps) {
  return (
    <DecidedPage
      title={title}
      path={path}
      tabs={tabs}
      problem={actionData?.problem}
      lead="The latest first. Each can still be taken down, or its answer alone."
    >
      {questions.map((question) => (
        <DecisionForm key={question.id} action={path} question={question} />
      ))}
    </DecidedPage>
  );
}
