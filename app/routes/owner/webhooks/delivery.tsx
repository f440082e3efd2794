import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { DeliveryPage } from "#app/components/webhooks/delivery-page.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { notFound } from "#app/http/not-found.ts";
import {
  handleDeliveryForm,
  loadDelivery,
} from "#app/routes/shared/webhooks/webhooks-page.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/delivery.ts";
import { requireEndpointListing, requireWebhookAccess } from "./own-webhooks.server.ts";

const one = "/owner/webhooks";

export const middleware = [authorize("webhooks.resend")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, id } = requireWebhookAccess(args);
  const shown = await loadDelivery(services, actor, { one }, id, args.request);
  const listing = await requireEndpointListing(services, shown?.listingId, args);
  if (!shown) throw notFound();
  return { ...shown, listing: { name: listing.name, slug: listing.slug } };
}

export async function action(args: Route.ActionArgs) {
  const { actor, services, id } = requireWebhookAccess(args);
  const answer = await handleDeliveryForm(services, actor, { one }, id);
  if (!answer) throw notFound();
  return answer;
}

export const meta = privatePage("Delivery");

export default function Delivery({ loaderData: { listing, ...shown } }: Route.ComponentProps) {
  const under = [
    { name: "Webhooks", path: `/owner/settings/${listing.slug}/webhooks` },
    { name: "Endpoint", path: shown.endpoint.path },
  ];
  return (
    <OwnerPage
      title={shown.type}
      lead={`The event about ${listing.name} that was sent to the program, and each attempt.`}
      under={under}
      isWide
    >
      <DeliveryPage {...shown} />
    </OwnerPage>
  );
}
