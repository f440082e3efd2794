import { CancelForm } from "#app/components/billing/cancel-form.tsx";
import { presentPlan } from "#app/components/billing/plan-view.server.ts";
import { Notice } from "#app/components/forms/notice.tsx";
import { keepListing, useListingParam } from "#app/components/owner/listing-param.ts";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { type FormAnswer, failForm } from "#app/forms/form-result.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { pageContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { cancelPlan } from "#domain/billing/manage-plan.server.ts";
import type { Route } from "./+types/cancellation.ts";
import { requirePlan } from "./plan.server.ts";

const all = "/owner/plan";
const failure = "Failed to cancel premium service. Please contact support.";

export const middleware = [authorize("plans.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { plan } = await requirePlan(args);
  const { name, slug } = plan.listing;
  return { name, slug, until: presentPlan(plan).untilWhenCancelled };
}

export async function action(args: Route.ActionArgs): Promise<FormAnswer | Response> {
  const { actor, services, plan } = await requirePlan(args);
  try {
    await cancelPlan(services, actor, plan.listing.id);
    return redirectWithFlash(services, keepListing(all, args.url), {
      title: "Premium Service Cancelled",
      text: "Premier stays active until the end of the paid month. You can undo this until then.",
    });
  } catch (error) {
    args.context.get(pageContext).failed(error);
    return failForm(new FormData(), failure);
  }
}

export const meta = privatePage("Cancel Premier");

export default function PlanCancellation({
  loaderData: { name, slug, until },
  actionData,
}: Route.ComponentProps) {
  const path = `${all}/${slug}/cancellation`;
  const keep = useListingParam();
  return (
    <OwnerPage title="Cancel Premier" lead={name}>
      {actionData && !actionData.isDone && <Notice isProblem title="Error" text={failure} />}
      <CancelForm path={keep(path)} back={keep(all)} until={until} />
    </OwnerPage>
  );
}
