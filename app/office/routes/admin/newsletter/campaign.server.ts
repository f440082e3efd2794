import { requireFound } from "#app/http/answers.server.ts";
import { type RouteArgs, signedIn } from "#app/http/authorize.server.ts";
import { findNewsletterCampaign } from "#domain/newsletter/read-campaigns.server.ts";
import { readId } from "#shared/read-id.ts";

export async function requireNewsletterCampaign(
  args: Pick<RouteArgs, "context"> & { params: { id: string } },
) {
  const { actor, services } = signedIn(args);
  const campaign = requireFound(
    await findNewsletterCampaign(services, actor, readId(args.params.id)),
  );
  return { actor, services, campaign };
}
