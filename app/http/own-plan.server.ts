import { notFound } from "#app/http/answers.server.ts";
import type { RouteArgs } from "#app/http/authorize.server.ts";
import { ownListing } from "#app/http/authorize.server.ts";
import { listPlans } from "#domain/billing/list-plans.server.ts";

/** Returns the plan of the listing in the path. */
export async function requirePlan(args: Pick<RouteArgs, "context">) {
  const { actor, services, listing } = ownListing(args);
  const plan = (await listPlans(services, actor)).find((each) => each.listing.id === listing.id);
  if (!plan) throw notFound();
  return { actor, services, plan };
}
