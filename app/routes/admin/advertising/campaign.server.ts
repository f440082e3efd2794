import { servicesContext } from "#app/http/context.ts";
import { requireAllowed } from "#app/http/guards.ts";
import { missing } from "#app/http/not-found.server.ts";
import { findCampaign } from "#domain/advertising/campaigns.server.ts";
import { readId } from "#shared/read-id.ts";

type Asked = Parameters<typeof requireAllowed>[0] & { params: { id: string } };

export async function requireAdCampaign(asked: Asked) {
  const actor = await requireAllowed(asked, "advertising.manage");
  const services = asked.context.get(servicesContext);
  const campaign = await findCampaign(services, actor, readId(asked.params.id));
  if (!campaign) throw await missing(services);
  return { actor, services, campaign };
}
