import { servicesContext } from "#app/http/context.ts";
import { requireAllowed } from "#app/http/guards.ts";
import { notFound } from "#app/http/not-found.ts";
import { findAdCampaign } from "#domain/advertising/campaigns.server.ts";
import { readId } from "#shared/read-id.ts";

type RouteArgs = Parameters<typeof requireAllowed>[0] & { params: { id: string } };

export async function requireAdCampaign(args: RouteArgs) {
  const actor = await requireAllowed(args, "advertising.manage");
  const services = args.context.get(servicesContext);
  const campaign = await findAdCampaign(services, actor, readId(args.params.id));
  if (!campaign) throw notFound();
  return { actor, services, campaign };
}
