import { redirect } from "react-router";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { chosenPlan, handlePaymentForm, restoreRefusedForm } from "#app/forms/payment.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { readSubmittedListing } from "#app/http/submitted-listing-cookie.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { PaymentStep } from "#app/site/components/billing/payment-step.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { findPlanOf } from "#domain/billing/list-plans.server.ts";
import { consentTo, isRunning } from "#domain/billing/plan.ts";
import { say, sayStored } from "#shared/say.ts";
import { type PaidPlan, planDetails } from "#site/plans.ts";

const pathFor = (plan: PaidPlan) => `/add-listing/payment?plan=${plan}`;
const done = "/listing-success";

async function requireListing({ request, context }: Pick<LoaderArgs, "context" | "request">) {
  const services = context.get(servicesContext);
  const listingId = readSubmittedListing(services, request.headers.get("cookie"));
  const listing = listingId === null ? null : await findPlanOf(services, listingId);
  if (!listing) throw redirect("/add-listing");
  if (isRunning(listing.state)) throw redirect(done);
  return { services, listing };
}

export const handle = {
  breadcrumb: () => ({ name: say("List Your Med Spa"), path: "/add-listing" }),
};

export const middleware = [authorize("plans.start")];

export async function loader(args: LoaderArgs) {
  const { services, listing } = await requireListing(args);
  const plan = chosenPlan(args.url);
  return {
    plan,
    name: listing.name,
    refused: restoreRefusedForm(args.url, listing.isOpen),
    isTest: services.testPayments !== null,
  };
}

export async function action(args: ActionArgs) {
  const { services, listing } = await requireListing(args);
  const plan = chosenPlan(args.url);
  const target = { id: listing.id, plan, path: pathFor(plan), done, isNew: true };
  const paid = await handlePaymentForm(
    services,
    { submitted: listing.id },
    target,
    await args.request.formData(),
    args.context.get(pageContext).failed,
  );
  return paid ?? redirect(done);
}

export const meta = privatePage(() => say("Payment"));

export default function ListingPayment({
  loaderData: { plan, name, refused, isTest },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return (
    <AccountPage
      title={sayStored(planDetails(plan).name)}
      lead={say("{name} was submitted and is waiting for review. One step is left for {plan}.", {
        name,
        plan: sayStored(planDetails(plan).name),
      })}
    >
      <PaymentStep
        action={pathFor(plan)}
        consent={consentTo(plan, planDetails(plan).trialDays)}
        isNew
        button={say("Start free trial")}
        actionData={actionData}
        refused={refused}
        isTest={isTest}
      />
      <p data-draft-sent className="text-sm text-muted">
        {say("Changed your mind?")}{" "}
        <TextLink href={done}>{say("Stay with Standard, free")}</TextLink>
      </p>
    </AccountPage>
  );
}
