import { data, Link } from "react-router";
import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { KeysPage } from "#app/components/api-keys/api-keys-page.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { integrationTabs } from "#app/routes/admin/webhooks/integration-tabs.ts";
import { handleApiKeysForm, loadKeys } from "#app/routes/shared/api-keys/api-keys-page.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/api-keys.ts";

const path = "/admin/integrations";
const site = { listingId: null, path };

export const middleware = [authorize("siteApiKeys.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const shown = await loadKeys(services, actor, site, args.request);
  if (!shown) throw notFound();
  return shown;
}

export async function action(args: Route.ActionArgs) {
  const { actor, services } = signedIn(args);
  const answer = await handleApiKeysForm(services, actor, site, await args.request.formData());
  if (!answer) throw notFound();
  return answer instanceof Response
    ? answer
    : data(answer, { headers: { "cache-control": "no-store" } });
}

export const meta = privatePage("Integrations");

export default function Integrations({ loaderData, actionData }: Route.ComponentProps) {
  const lead = (
    <>
      Keys for the whole site, for your own programs. Each has the permissions you select, never
      more than yours, and ends when you are no longer an admin. Owners create keys for their
      listings themselves. The calls are documented under{" "}
      <Link to="/developers#keys" className="text-link">
        For developers
      </Link>
      .
    </>
  );
  return (
    <AdminPage title="Integrations" lead={lead}>
      <Tabs label="Integrations" tabs={integrationTabs(path)} />
      <div className="mt-10">
        <KeysPage {...loaderData} made={actionData?.made ?? null} answer={actionData?.answer} />
      </div>
    </AdminPage>
  );
}
