import { AccountPage } from "#app/components/account/account-page.tsx";
import { keepListing, useListingParam } from "#app/components/owner/listing-param.ts";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { chosenPlan, handlePaymentForm, restoreRefusedForm } from "#app/forms/payment.server.ts";
import { notFound } from "#app/http/answers.server.ts";
import { authorize, requireProof } from "#app/http/authorize.server.ts";
import { pageContext } from "#app/http/context.ts";
import { requirePlan } from "#app/http/own-plan.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { PaymentStep } from "#app/site/components/billing/payment-step.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { trialFor } from "#domain/billing/list-plans.server.ts";
import { consentTo } from "#domain/billing/plan.ts";
import { planDetails } from "#site/plans.ts";

const all = "/owner/plan";

export const middleware = [authorize("plans.manage"), requireProof];

export async function loader(args: LoaderArgs<"slug">) {
  const { services, plan } = await requirePlan(args);
  const isNew = plan.state === "none";
  const chosen = chosenPlan(args.url);
  const trialDays = isNew ? await trialFor(services, plan.listing.id, chosen) : 0;
  const refused = restoreRefusedForm(args.url, plan.openSince !== null || !isNew);
  const { name, slug } = plan.listing;
  return {
    name,
    slug,
    isNew,
    chosen,
    trialDays,
    consent: isNew ? consentTo(chosen, trialDays) : cardConsent,
    refused,
    isTest: services.testPayments !== null,
  };
}

const cardConsent = "This card pays what is due now, and each month from now on, until I cancel.";

export async function action(args: ActionArgs<"slug">) {
  const { actor, services, plan } = await requirePlan(args);
  const { id, slug } = plan.listing;
  const keep = (path: string) => keepListing(path, args.url);
  const done = keep(`${all}?done=${plan.state === "none" ? "begun" : "card"}&of=${slug}`);
  const chosen = chosenPlan(args.url);
  const path = keep(`${all}/${slug}/payment?plan=${chosen}`);
  const target = { id, plan: chosen, path, done, isNew: plan.state === "none" };
  const paid = await handlePaymentForm(
    services,
    { actor },
    target,
    await args.request.formData(),
    args.context.get(pageContext).failed,
  );
  if (!paid) throw notFound();
  return paid;
}

export const handle = { breadcrumb: () => ({ name: "Plan", path: all }) };

export const meta = privatePage("Payment");

export default function PlanPayment({
  loaderData: { name, slug, isNew, chosen, trialDays, consent, refused, isTest },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const path = `${all}/${slug}/payment?plan=${chosen}`;
  const planName = planDetails(chosen).name;
  const keep = useListingParam();
  const button = isNew
    ? trialDays > 0
      ? "Start free trial"
      : `Pay and start ${planName}`
    : "Use this card";
  return (
    <AccountPage title={isNew ? `Become ${planName}` : "Use another card"} lead={name}>
      <PaymentStep
        action={keep(path)}
        consent={consent}
        isNew={isNew}
        button={button}
        actionData={actionData}
        refused={refused}
        isTest={isTest}
      />
      <p>
        <TextLink href={keep(all)}>Back to your plan</TextLink>
      </p>
    </AccountPage>
  );
}
