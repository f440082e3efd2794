import { data, Link } from "react-router";
import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { EndpointsPage } from "#app/components/webhooks/endpoints-page.tsx";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { notFound } from "#app/http/not-found.ts";
import {
  handleEndpointsForm,
  loadEndpoints,
} from "#app/routes/shared/webhooks/webhooks-page.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/list.ts";
import { integrationTabs, siteWebhooks as site } from "./integration-tabs.ts";

const path = site.list;

export const middleware = [authorize("siteWebhooks.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const shown = await loadEndpoints(services, actor, site, args.request);
  if (!shown) throw notFound();
  return shown;
}

export async function action(args: Route.ActionArgs) {
  const { actor, services } = signedIn(args);
  const answer = await handleEndpointsForm(services, actor, site, await args.request.formData());
  if (!answer) throw notFound();
  return answer instanceof Response
    ? answer
    : data(answer, { headers: { "cache-control": "no-store" } });
}

export const meta = privatePage("Webhooks");

export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  const lead = (
    <>
      We notify your own programs about events on the whole site, signed and right away. To verify
      the signatures, see{" "}
      <Link to="/developers#webhooks" className="text-link">
        For developers
      </Link>
      .
    </>
  );
  return (
    <AdminPage title="Webhooks" lead={lead}>
      <Tabs label="Integrations" tabs={integrationTabs(path)} />
      <div className="mt-10">
        <EndpointsPage
          {...loaderData}
          secret={actionData?.secret ?? null}
          answer={actionData?.answer}
        />
      </div>
    </AdminPage>
  );
}
