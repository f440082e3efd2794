import { servicesContext } from "#app/http/context.ts";
import { requireSignedIn } from "#app/http/guards.ts";
import { notFound } from "#app/http/not-found.ts";
import { redirectTo } from "#app/http/redirect.server.ts";
import { withdrawReview } from "#domain/reviews/change-review.server.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/withdrawal.ts";

export async function action(args: Route.ActionArgs) {
  const actor = await requireSignedIn(args);
  const services = args.context.get(servicesContext);
  if ((await withdrawReview(services, actor, readId(args.params.id))) !== "done") throw notFound();
  return redirectTo("/profile/reviews", []);
}

export function loader() {
  return redirectTo("/profile/reviews", []);
}
