import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { AdCampaignForm } from "#app/office/components/advertising/campaign-form.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { localDay } from "#shared/local-day.ts";
import { pick } from "#shared/pick.ts";
import type { Route } from "./+types/edit.ts";
import { requireAdCampaign } from "./campaign.server.ts";
import { adCampaignFormValues, saveAdCampaignForm } from "./campaign-form.server.ts";

const all = "/admin/advertising";

type Data = Route.ComponentProps["loaderData"];

export const handle = {
  uploads: 1,
  breadcrumb: ({ saved }: Data) => saved && { name: saved.headline, path: `${all}/${saved.id}` },
};

export const middleware = [authorize("advertising.manage")];

/** Loads the ad campaign in the path, or returns null for a new one. */
async function findSaved({ context, params }: Route.LoaderArgs | Route.ActionArgs) {
  return params.id
    ? (await requireAdCampaign({ context, params: { id: params.id } })).campaign
    : null;
}

export async function loader(args: Route.LoaderArgs) {
  const saved = await findSaved(args);
  const today = localDay(signedIn(args).services.clock());
  return {
    saved: saved && { ...pick(saved, ["id", "headline"]), hasPicture: saved.picture !== null },
    defaultValues: saved
      ? adCampaignFormValues(saved)
      : { kind: "paid", parts: "50", fromDay: today },
  };
}

export async function action(args: Route.ActionArgs) {
  return saveAdCampaignForm(args, (await findSaved(args))?.id ?? null);
}

export const meta = privatePage<typeof loader>((loaderData) =>
  loaderData?.saved ? "Edit a campaign" : "New campaign",
);

export default function EditAdCampaign({
  loaderData: { saved, defaultValues },
  actionData,
}: Route.ComponentProps) {
  return (
    <AdminPage
      title={saved ? "Edit the campaign" : "New campaign"}
      lead={
        saved
          ? "Pages update within a minute. The figures so far are kept."
          : "It appears from its first day on, within a minute after you save it."
      }
    >
      <div className="mt-8 max-w-2xl">
        <AdCampaignForm
          action={saved ? `${all}/${saved.id}/edit` : `${all}/new`}
          actionData={actionData}
          defaultValues={defaultValues}
          hasPicture={saved?.hasPicture ?? false}
          button={saved ? "Save changes" : "Save campaign"}
        />
      </div>
    </AdminPage>
  );
}
