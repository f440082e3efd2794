import { useListingParam } from "#app/components/owner/listing-param.ts";
import { formProblem } from "#app/forms/form-result.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { pageContext } from "#app/http/context.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { requirePlan } from "#app/http/own-plan.server.ts";
import { CancelForm } from "#app/office/components/billing/cancel-form.tsx";
import { presentPlan } from "#app/office/components/billing/plan-view.server.ts";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { cancelPlan } from "#domain/billing/manage-plan.server.ts";
import { cancelPlanProblems } from "#domain/billing/problems.ts";
import type { Route } from "./+types/cancellation.ts";

const all = "/owner/plan";

export const middleware = [authorize("plans.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { plan } = await requirePlan(args);
  const { name, slug } = plan.listing;
  const { planName, untilWhenCancelled: until } = presentPlan(plan);
  return { name, slug, planName, until };
}

export const action = officeAction({
  scope: requirePlan,
  run: ({ services, actor, plan, args }) =>
    cancelPlan(services, actor, plan.listing.id).catch((error: unknown) => {
      args.context.get(pageContext).failed(error);
      return "failed" as const;
    }),
  problems: cancelPlanProblems,
  done: {
    done: {
      to: all,
      title: "Premium Service Cancelled",
      text: "The plan stays active until the end of the paid month. You can undo this until then.",
    },
    refused: { to: all },
  },
});

export const meta = privatePage("Cancel the plan");

export default function PlanCancellation({
  loaderData: { name, slug, planName, until },
  actionData,
}: Route.ComponentProps) {
  const path = `${all}/${slug}/cancellation`;
  const keep = useListingParam();
  return (
    <OwnerPage
      title={`Cancel ${planName}`}
      problem={formProblem(actionData)}
      problemTitle="Error"
      lead={name}
    >
      <CancelForm path={keep(path)} back={keep(all)} plan={planName} until={until} />
    </OwnerPage>
  );
}
