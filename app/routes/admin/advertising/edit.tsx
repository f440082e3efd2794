import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { AdCampaignForm } from "#app/components/advertising/campaign-form.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/edit.ts";
import { requireAdCampaign } from "./campaign.server.ts";
import { adCampaignFormValues, saveAdCampaignForm } from "./campaign-form.server.ts";

const all = "/admin/advertising";

export const handle = {
  uploads: 1,
  breadcrumb: ({ id, headline }: Route.ComponentProps["loaderData"]) => ({
    name: headline,
    path: `${all}/${id}`,
  }),
};

export const middleware = [authorize("advertising.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { campaign } = await requireAdCampaign(args);
  return {
    id: campaign.id,
    headline: campaign.headline,
    hasPicture: campaign.picture !== null,
    given: adCampaignFormValues(campaign),
  };
}

export async function action(args: Route.ActionArgs) {
  await requireAdCampaign(args);
  return saveAdCampaignForm(args, readId(args.params.id));
}

export const meta = privatePage("Edit a campaign");

export default function EditAdCampaign({
  loaderData: { id, hasPicture, given },
  actionData,
  matches,
}: Route.ComponentProps) {
  const own = `${all}/${id}`;
  return (
    <AdminPage
      title="Edit the campaign"
      lead="Pages update within a minute. The figures so far are kept."
    >
      <div className="mt-8 max-w-2xl">
        <AdCampaignForm
          action={`${own}/edit`}
          answer={actionData}
          given={given}
          hasPicture={hasPicture}
          places={matches[0].loaderData}
          button="Save changes"
        />
      </div>
    </AdminPage>
  );
}
