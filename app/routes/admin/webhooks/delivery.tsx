import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { DeliveryPage } from "#app/components/webhooks/delivery-page.tsx";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { notFound } from "#app/http/not-found.ts";
import {
  handleDeliveryForm,
  loadDelivery,
} from "#app/routes/shared/webhooks/webhooks-page.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/delivery.ts";
import { siteWebhooks as site } from "./integration-tabs.ts";

export const middleware = [authorize("siteWebhooks.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const shown = await loadDelivery(services, actor, site, readId(args.params.id), args.request);
  if (shown?.listingId !== null) throw notFound();
  return shown;
}

export async function action(args: Route.ActionArgs) {
  const { actor, services } = signedIn(args);
  const answer = await handleDeliveryForm(services, actor, site, readId(args.params.id));
  if (!answer) throw notFound();
  return answer;
}

export const meta = privatePage("Delivery");

export default function Delivery({ loaderData }: Route.ComponentProps) {
  const { endpoint, type } = loaderData;
  return (
    <AdminPage
      title={type}
      under={[{ name: "Endpoint", path: endpoint.path }]}
      lead="The event that was sent to the program, and each attempt."
    >
      <div className="mt-8">
        <DeliveryPage {...loaderData} />
      </div>
    </AdminPage>
  );
}
