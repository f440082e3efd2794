import { goOn } from "#app/account-form.server.ts";
import { DecisionQueue } from "#app/components/account/decision-queue.tsx";
import { WorkItem } from "#app/components/account/work-page.tsx";
import { FactDiff } from "#app/components/profile/fact-diff.tsx";
import { RevisionDecision } from "#app/components/profile/revision-decision.tsx";
import { servicesContext } from "#app/context.ts";
import { type FormAnswer, mistaken, readForm } from "#app/form-answer.ts";
import { wholeForm } from "#app/form-fields.ts";
import { requireAllowed } from "#app/guards.ts";
import { shownRevision } from "#app/profile-shown.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { readKnown } from "#domain/catalogue/read-known.server.ts";
import { decideRevision, decisionSchema } from "#domain/revisions/decide-revision.server.ts";
import { listRevisions } from "#domain/revisions/list-revisions.server.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/revisions.ts";

const path = "/admin/revisions";

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireAllowed(asked, "decide changes of listings");
  const services = asked.context.get(servicesContext);
  const show = new URL(asked.request.url).searchParams.get("show") === "decided" ? "decided" : "waiting";
  const revisions = await listRevisions(services, actor, show);
  const [known, now] = [await readKnown(services), services.clock()];
  return { show, revisions: (revisions === "forbidden" ? [] : revisions).map((revision) => shownRevision(revision, known, now)) };
}

const problems = {
  "not-found": "These changes wait no more: somebody decided them, or they were taken back.",
  changed: "The listing or what waits was changed after this page was drawn. Look at it again.",
};

export async function action(asked: Route.ActionArgs): Promise<FormAnswer | Response> {
  const actor = await requireAllowed(asked, "decide changes of listings");
  const form = await asked.request.formData();
  const read = readForm(decisionSchema, form);
  if ("answer" in read) return read.answer;
  const [id, seen] = [readId(String(form.get("id") ?? "")), readId(String(form.get("seen") ?? ""))];
  const decided = await decideRevision(asked.context.get(servicesContext), actor, id, seen, read.data);
  if (decided === "not-found" || decided === "changed") return mistaken(form, { [wholeForm]: [problems[decided]] });
  return goOn(path, []);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Changes of listings", description: "What owners want to say, before visitors read it.", path, isIndexed: false });
}

type Shown = Route.ComponentProps["loaderData"]["revisions"][number];

export default function Revisions({ loaderData: { show, revisions }, actionData }: Route.ComponentProps) {
  const { errors, values } = actionData && !actionData.isDone ? actionData : { errors: {} as Record<string, string[]>, values: {} as Record<string, string> };
  return (
    <DecisionQueue
      title="Changes of listings"
      path={path}
      label="Changes"
      show={show}
      problem={errors[wholeForm]?.[0]}
      lead="We promise to look within 24 hours. Until then the page of a listing stays as it is."
    >
      {revisions.map((revision) => (
        <WorkItem
          key={revision.id}
          label={revision.medSpa.name}
          deeds={
            revision.state === "pending" && (
              <RevisionDecision
                {...{ id: revision.id, seen: revision.seen, path, mayRename: revision.mayRename, slug: revision.medSpa.slug }}
                errors={values.id === String(revision.id) ? errors.reason : undefined}
              />
            )
          }
        >
          <RevisionFacts revision={revision} />
        </WorkItem>
      ))}
    </DecisionQueue>
  );
}

function RevisionFacts({ revision: { state, age, isLate, medSpa, fields, history } }: { revision: Shown }) {
  return (
    <>
      <p className={`text-sm ${isLate ? "text-coral" : "text-muted"}`}>{state === "pending" ? age : state}</p>
      <h2 className="text-xl wrap-anywhere">
        <a href={`/listing/${medSpa.slug}`} className="hover:text-lagoon">
          {medSpa.name}
        </a>
      </h2>
      <p className="mt-1 text-sm text-muted wrap-anywhere">{[medSpa.city, medSpa.website].filter(Boolean).join(", ")}</p>
      <div className="mt-5 grid gap-5">
        {fields.map(({ moved, ...field }) => (
          <FactDiff key={field.name} {...field}>
            {moved && (
              <p className="mt-2 border-l-2 border-coral pl-3 text-sm wrap-anywhere whitespace-pre-line">
                {moved.note} <span className="text-muted">{moved.live}</span>
              </p>
            )}
          </FactDiff>
        ))}
      </div>
      <ol className="mt-5 grid gap-1 text-sm text-muted">
        {history.map(({ id, text, at, reason }) => (
          <li key={id} className="wrap-anywhere">
            {text}, {at}
            {reason && `: ${reason}`}
          </li>
        ))}
      </ol>
    </>
  );
}
