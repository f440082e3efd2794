import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { AdCampaignForm } from "#app/components/advertising/campaign-form.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { localDay } from "#shared/local-day.ts";
import type { Route } from "./+types/new.ts";
import { saveAdCampaignForm } from "./campaign-form.server.ts";

export const handle = { uploads: 1 };

const all = "/admin/advertising";
const path = `${all}/new`;

export const middleware = [authorize("advertising.manage")];

export async function loader(args: Route.LoaderArgs) {
  return {
    given: {
      kind: "paid",
      parts: "50",
      fromDay: localDay(args.context.get(servicesContext).clock()),
    },
  };
}

export function action(args: Route.ActionArgs) {
  return saveAdCampaignForm(args, null);
}

export const meta = privatePage("New campaign");

export default function NewAdCampaign({
  loaderData: { given },
  actionData,
  matches,
}: Route.ComponentProps) {
  return (
    <AdminPage
      title="New campaign"
      lead="It appears from its first day on, within a minute after you save it."
    >
      <div className="mt-8 max-w-2xl">
        <AdCampaignForm
          action={path}
          answer={actionData}
          given={given}
          hasPicture={false}
          places={matches[0].loaderData}
          button="Save campaign"
        />
      </div>
    </AdminPage>
  );
}
