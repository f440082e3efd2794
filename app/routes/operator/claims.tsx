import { goOn } from "#app/account-form.server.ts";
import { DecisionQueue } from "#app/components/account/decision-queue.tsx";
import { WorkItem } from "#app/components/account/work-page.tsx";
import { ClaimDecision } from "#app/components/ownership/claim-decision.tsx";
import { ClaimFacts } from "#app/components/ownership/claim-facts.tsx";
import { servicesContext } from "#app/context.ts";
import { type FormAnswer, mistaken, readForm } from "#app/form-answer.ts";
import { wholeForm } from "#app/form-fields.ts";
import { requireAllowed } from "#app/guards.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/moment-in-words.ts";
import { decideClaim, listClaims } from "#domain/ownership/decide-claim.server.ts";
import { decisionSchema, proofNames } from "#domain/ownership/ownership.ts";
import { ageOf } from "#shared/age-of.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/claims.ts";

const path = "/admin/claims";

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireAllowed(asked, "decide claims");
  const services = asked.context.get(servicesContext);
  const show = new URL(asked.request.url).searchParams.get("show") === "decided" ? "decided" : "waiting";
  const claims = await listClaims(services, actor, show);
  const now = services.clock();
  const shown = (claims === "forbidden" ? [] : claims).map(({ createdAt, proof, history, ...claim }) => ({
    ...claim,
    ...ageOf(createdAt, now),
    proof: proofNames[proof],
    history: history.map(({ at, ...entry }) => ({ ...entry, at: momentInWords(new Date(at)) })),
  }));
  return { show, claims: shown };
}

export async function action(asked: Route.ActionArgs): Promise<FormAnswer | Response> {
  const actor = await requireAllowed(asked, "decide claims");
  const form = await asked.request.formData();
  const read = readForm(decisionSchema, form);
  if ("answer" in read) return read.answer;
  const decided = await decideClaim(asked.context.get(servicesContext), actor, readId(String(form.get("id") ?? "")), read.data);
  if (decided === "approved" || decided === "rejected") return goOn(path, []);
  return mistaken(form, { [wholeForm]: ["This claim waits no more: somebody decided it, or it was taken back."] });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Claims of listings", description: "Who says that a listing is theirs, and how they show it.", path, isIndexed: false });
}

export default function Claims({ loaderData: { show, claims }, actionData }: Route.ComponentProps) {
  const { errors, values } = actionData && !actionData.isDone ? actionData : { errors: {} as Record<string, string[]>, values: {} as Record<string, string> };
  return (
    <DecisionQueue
      title="Claims of listings"
      path={path}
      label="Claims"
      show={show}
      problem={errors[wholeForm]?.[0]}
      lead="A right code makes somebody the owner of a listing that has none. Documents, and listings that have an owner already, wait here."
    >
      {claims.map((claim) => (
        <WorkItem
          key={claim.id}
          label={`${claim.claimant.name}, ${claim.medSpa.name}`}
          deeds={
            claim.state === "waiting" && (
              <ClaimDecision id={claim.id} path={path} owners={claim.owners} errors={values.id === String(claim.id) ? errors.reason : undefined} />
            )
          }
        >
          <ClaimFacts claim={claim} />
        </WorkItem>
      ))}
    </DecisionQueue>
  );
}
