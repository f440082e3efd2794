import { type RouteArgs, signedIn } from "#app/http/authorize.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { findAdCampaign } from "#domain/advertising/campaigns.server.ts";
import { readId } from "#shared/read-id.ts";

export async function requireAdCampaign({
  context,
  params,
}: Pick<RouteArgs, "context"> & { params: { id: string } }) {
  const { actor, services } = signedIn({ context });
  const campaign = await findAdCampaign(services, actor, readId(params.id));
  if (!campaign) throw notFound();
  return { actor, services, campaign };
}
