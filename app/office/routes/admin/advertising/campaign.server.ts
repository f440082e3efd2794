import { requireFound } from "#app/http/answers.server.ts";
import { type RouteArgs, signedIn } from "#app/http/authorize.server.ts";
import { findAdCampaign } from "#domain/advertising/campaigns.server.ts";
import { readId } from "#shared/read-id.ts";

export async function requireAdCampaign({
  context,
  params,
}: Pick<RouteArgs, "context"> & { params: { id: string } }) {
  const { actor, services } = signedIn({ context });
  const campaign = requireFound(await findAdCampaign(services, actor, readId(params.id)));
  return { actor, services, campaign };
}

// biome-ignore format: one line reads better than a column.
export const shownOfCampaign = ["id", "kind", "advertiser", "headline", "fromDay", "untilDay", "endedAt", "slots", "places", "parts", "state"] as const;
