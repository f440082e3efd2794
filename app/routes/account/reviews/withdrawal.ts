import { goOn } from "#app/account-form.server.ts";
import { servicesContext } from "#app/context.ts";
import { requireSignedIn } from "#app/guards.ts";
import { missing } from "#app/missing.server.ts";
import { withdrawReview } from "#domain/reviews/change-review.server.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/withdrawal.ts";

export async function action(asked: Route.ActionArgs) {
  const actor = await requireSignedIn(asked);
  const services = asked.context.get(servicesContext);
  if ((await withdrawReview(services, actor, readId(asked.params.id))) !== "done")
    throw await missing(services);
  return goOn("/profile/reviews", []);
}

export function loader() {
  return goOn("/profile/reviews", []);
}
