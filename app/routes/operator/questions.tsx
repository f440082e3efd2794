import { data } from "react-router";
import { goOn } from "#app/account-form.server.ts";
import { adminCrumb, WorkPage } from "#app/components/account/work-page.tsx";
import { DecisionForm, type QuestionToJudge } from "#app/components/questions/decision-form.tsx";
import { servicesContext } from "#app/context.ts";
import { requireAllowed } from "#app/guards.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { decideQuestion, listModeration } from "#domain/questions/moderate-questions.server.ts";
import { decisionSchema } from "#domain/questions/question.ts";
import { plural } from "#shared/plural.ts";
import type { Route } from "./+types/questions.ts";

const path = "/admin/questions";
const shown = 50;
const hour = 3_600_000;

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireAllowed(asked, "moderate questions");
  const services = asked.context.get(servicesContext);
  const listed = await listModeration(services, actor, { shown });
  const now = services.clock().getTime();
  const present = ({ askedAt, ...question }: Extract<typeof listed, object>["waiting"][number]): QuestionToJudge => ({
    ...question,
    age: ageInWords(now - askedAt.getTime()),
  });
  return listed === "forbidden" ? { waiting: [], published: [] } : { waiting: listed.waiting.map(present), published: listed.published.map(present) };
}

const problems = {
  forbidden: "This is not for your account.",
  own: "You asked it, or it is about a place of yours: somebody else has to decide about it.",
  changed: "Its asker changed it meanwhile. Please read it again.",
  "not-found": "It was decided or taken back meanwhile.",
};

export async function action(asked: Route.ActionArgs) {
  const actor = await requireAllowed(asked, "moderate questions");
  const read = decisionSchema.safeParse(Object.fromEntries(await asked.request.formData()));
  if (!read.success) return data({ problem: read.error.issues[0]?.message ?? "Choose what to do" }, 422);
  const outcome = await decideQuestion(asked.context.get(servicesContext), actor, read.data);
  if (outcome === "done") return goOn(path, []);
  return data({ problem: problems[outcome] }, 422);
}

function ageInWords(milliseconds: number) {
  const hours = Math.floor(milliseconds / hour);
  return hours < 24 ? plural(hours, "hour") : plural(Math.floor(hours / 24), "day");
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Questions to read", description: "For webmasters and editors.", path, isIndexed: false });
}

export default function ModerateQuestions({ loaderData: { waiting, published }, actionData }: Route.ComponentProps) {
  return (
    <WorkPage title="Questions to read" path={path} under={[adminCrumb]} lead={leadOf(waiting.length)} problem={actionData?.problem}>
      <section className="mt-10">
        <h2 className="mb-5 text-2xl">Waiting</h2>
        {waiting.length === 0 && <p className="text-muted">All are read.</p>}
        <ul>
          {waiting.map((question) => (
            <DecisionForm key={question.id} action={path} question={question} />
          ))}
        </ul>
      </section>
      <section className="mt-14">
        <h2 className="mb-5 text-2xl">Published</h2>
        {published.length === 0 && <p className="text-muted">None yet.</p>}
        <ul>
          {published.map((question) => (
            <DecisionForm key={question.id} action={path} question={question} isPublished />
          ))}
        </ul>
      </section>
    </WorkPage>
  );
}

function leadOf(waiting: number) {
  if (waiting === 0) return "Nothing waits.";
  return waiting === 1 ? "One waits." : `${waiting} wait, the oldest first.`;
}
