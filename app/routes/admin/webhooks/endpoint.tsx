import { data } from "react-router";
import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { EndpointPage } from "#app/components/webhooks/endpoint-page.tsx";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { notFound } from "#app/http/not-found.ts";
import {
  handleEndpointForm,
  loadEndpoint,
} from "#app/routes/shared/webhooks/webhooks-page.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/endpoint.ts";
import { siteWebhooks as site } from "./integration-tabs.ts";

export const middleware = [authorize("siteWebhooks.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const shown = await loadEndpoint(services, actor, site, readId(args.params.id), args.request);
  if (shown?.endpoint.listingId !== null) throw notFound();
  return shown;
}

export async function action(args: Route.ActionArgs) {
  const { actor, services } = signedIn(args);
  const answer = await handleEndpointForm(
    services,
    actor,
    site,
    readId(args.params.id),
    await args.request.formData(),
  );
  if (!answer) throw notFound();
  return answer instanceof Response
    ? answer
    : data(answer, { headers: { "cache-control": "no-store" } });
}

export const meta = privatePage("Webhook");

export default function Endpoint({ loaderData, actionData }: Route.ComponentProps) {
  const { endpoint } = loaderData;
  return (
    <AdminPage
      title={endpoint.description || "Webhook"}
      lead={<span className="font-mono text-sm wrap-anywhere">{endpoint.url}</span>}
    >
      <div className="mt-8">
        <EndpointPage {...loaderData} secret={actionData?.secret ?? null} />
      </div>
    </AdminPage>
  );
}
