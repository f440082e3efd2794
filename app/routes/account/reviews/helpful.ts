import { goOn } from "#app/account-form.server.ts";
import { servicesContext, visitingContext } from "#app/context.ts";
import { requireActor } from "#app/guards.ts";
import { missing } from "#app/missing.server.ts";
import { findPublished, voteHelpful } from "#domain/reviews/judge-review.server.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/helpful.ts";

/** Whatever comes of it, back to the review: a vote too many changes nothing. */
export async function action(asked: Route.ActionArgs) {
  const services = asked.context.get(servicesContext);
  const id = readId(asked.params.id);
  const review = await findPublished(services, id);
  const place = review ? `/listing/${review.slug}?tab=reviews#review-${id}` : "/reviews";
  const actor = await requireActor(asked, place);
  if (!review) throw await missing(services);
  const { outcome } = await voteHelpful(services, actor, id, asked.context.get(visitingContext).from);
  return goOn(outcome === "unverified" ? "/profile/security/email" : place, []);
}

export function loader() {
  return goOn("/reviews", []);
}
