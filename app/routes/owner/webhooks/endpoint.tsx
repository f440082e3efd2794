import { data } from "react-router";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { EndpointPage } from "#app/components/webhooks/endpoint-page.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { notFound } from "#app/http/not-found.ts";
import {
  handleEndpointForm,
  loadEndpoint,
} from "#app/routes/shared/webhooks/webhooks-page.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { findEndpoint } from "#domain/webhooks/endpoints.server.ts";
import type { Route } from "./+types/endpoint.ts";
import {
  ownWebhooks,
  requireEndpointListing,
  requireWebhookAccess,
} from "./own-webhooks.server.ts";

const one = "/owner/webhooks";

export const middleware = [authorize("webhooks.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, id } = requireWebhookAccess(args);
  const shown = await loadEndpoint(services, actor, { one }, id, args.request);
  const listing = await requireEndpointListing(services, shown?.endpoint.listingId, args);
  if (!shown) throw notFound();
  return { ...shown, listing: { name: listing.name, slug: listing.slug } };
}

export async function action(args: Route.ActionArgs) {
  const { actor, services, id } = requireWebhookAccess(args);
  const listing = await requireEndpointListing(
    services,
    (await findEndpoint(services, actor, id))?.listingId,
    args,
  );
  const answer = await handleEndpointForm(
    services,
    actor,
    ownWebhooks(listing),
    id,
    await args.request.formData(),
  );
  if (!answer) throw notFound();
  return answer instanceof Response
    ? answer
    : data(answer, { headers: { "cache-control": "no-store" } });
}

export const meta = privatePage("Webhook");

export default function Endpoint({
  loaderData: { listing, ...shown },
  actionData,
}: Route.ComponentProps) {
  const { endpoint } = shown;
  const under = [
    { name: "Settings", path: `/owner/settings/${listing.slug}` },
    { name: "Webhooks", path: `/owner/settings/${listing.slug}/webhooks` },
  ];
  const lead = (
    <>
      {listing.name}: <span className="font-mono text-sm">{endpoint.url}</span>
    </>
  );
  return (
    <OwnerPage title={endpoint.description || "Webhook"} lead={lead} under={under} isWide>
      <EndpointPage {...shown} secret={actionData?.secret ?? null} />
    </OwnerPage>
  );
}
