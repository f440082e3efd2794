import { data } from "react-router";
import { z } from "zod";
import { goOn } from "#app/account-form.server.ts";
import { adminCrumb, WorkPage } from "#app/components/account/work-page.tsx";
import { ReviewDecision } from "#app/components/reviews/review-decision.tsx";
import { servicesContext } from "#app/context.ts";
import { requireAllowed } from "#app/guards.ts";
import { missing } from "#app/missing.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { decideReview, leaveOutPhoto, listQueue } from "#domain/reviews/moderate-reviews.server.ts";
import { faults } from "#domain/reviews/review.ts";
import type { Route } from "./+types/reviews.ts";

const path = "/admin/reviews";
const title = "Reviews to look at";
const id = z.coerce.number<unknown>().int().min(1).max(999_999_999);
const decisionSchema = z.union([
  z.object({ id, act: z.enum(["published", "kept"]) }),
  z.object({ id, act: z.enum(["refused", "removed"]), fault: z.enum(faults) }),
  z.object({ id, act: z.literal("photo left out"), photo: id, fault: z.enum(faults) }),
]);

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireAllowed(asked, "moderate reviews");
  const services = asked.context.get(servicesContext);
  const queue = await listQueue(services, actor);
  const now = services.clock().getTime();
  const aged = queue === "forbidden" ? { reviews: [], total: 0 } : queue;
  return { total: aged.total, reviews: aged.reviews.map((review) => ({ ...review, hours: Math.floor((now - Date.parse(review.since)) / 3_600_000) })) };
}

const problems = {
  forbidden: "This is not for your account.",
  own: "You wrote this one: somebody else has to decide about it.",
  "own-listing": "This is about a place of yours: somebody else has to decide about it.",
  "too-late": "Somebody has decided about it already.",
};

export async function action(asked: Route.ActionArgs) {
  const actor = await requireAllowed(asked, "moderate reviews");
  const services = asked.context.get(servicesContext);
  const read = decisionSchema.safeParse(Object.fromEntries(await asked.request.formData()));
  if (!read.success) return data("Choose a reason first.", 422);
  const { id: reviewId, ...decision } = read.data;
  const outcome =
    decision.act === "photo left out"
      ? await leaveOutPhoto(services, actor, reviewId, decision.photo, decision.fault)
      : await decideReview(services, actor, reviewId, decision);
  if (outcome === "done") return goOn(path, []);
  if (outcome === "not-found") throw await missing(services);
  return data(problems[outcome], 422);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title, description: "What waits for a decision, the oldest first.", path, isIndexed: false });
}

export default function Moderation({ loaderData: { reviews, total }, actionData }: Route.ComponentProps) {
  const lead = (
    <>
      {total === 0 ? "Nothing waits." : total === 1 ? "One waits." : `${total} wait, the oldest first.`} Each decision is a row of the{" "}
      <a href="/reviews/ledger" className="text-link">
        public ledger
      </a>
      , and its reason goes to the author.
    </>
  );
  return (
    <WorkPage title={title} path={path} under={[adminCrumb]} lead={lead} problem={actionData}>
      <ul className="mt-8">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewDecision review={review} action={path} />
          </li>
        ))}
      </ul>
    </WorkPage>
  );
}
