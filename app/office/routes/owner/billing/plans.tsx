import { Form, redirect } from "react-router";
import {
  keepListing,
  readListingParam,
  useListingParam,
} from "#app/components/owner/listing-param.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { formProblem } from "#app/forms/form-result.ts";
import { handlePaymentReturn } from "#app/forms/payment.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { pageContext } from "#app/http/context.ts";
import { byIntent, officeAction } from "#app/http/office-action.server.ts";
import { InvoiceList } from "#app/office/components/billing/invoice-list.tsx";
import { PlanFacts } from "#app/office/components/billing/plan-facts.tsx";
import { type PlanView, presentPlan } from "#app/office/components/billing/plan-view.server.ts";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listPlans } from "#domain/billing/list-plans.server.ts";
import { advanceTestPlan, resumePlan } from "#domain/billing/manage-plan.server.ts";
import { isRunning } from "#domain/billing/plan.ts";
import { changePlanProblems } from "#domain/billing/problems.ts";
import type { Services } from "#domain/services.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/plans.ts";

const path = "/owner/plan";

const newsOf: Record<string, { title: string; text: string }> = {
  begun: {
    title: "Premier Listing Activated!",
    text: "It comes before Standard listings when a list is sorted by relevance, within seconds.",
  },
  begunUnseen: {
    title: "Premier Listing Activated!",
    text: "It comes before Standard listings when a list is sorted by relevance, as soon as it is live.",
  },
  card: { title: "Card saved", text: "We use it for the amount due and all future payments." },
};

const waiting = {
  title: "The payment provider is checking your card",
  text: "This page shows when it is accepted.",
};

export const middleware = [authorize("plans.list", "plans.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const search = args.url.searchParams;
  const paid = (await listPlans(services, actor)).find(
    ({ listing }) => listing.slug === search.get("of"),
  );
  if (paid && (await handlePaymentReturn(services, args.url, paid.listing.id)) === "refused")
    throw redirect(keepListing(`${path}/${paid.listing.slug}/payment?refused`, args.url));
  const listingSlug = readListingParam(args.url);
  const plans = (await listPlans(services, actor)).filter(
    ({ listing }) => listingSlug === null || listing.slug === listingSlug,
  );
  const hasBegun =
    search.get("done") !== "begun" ||
    plans.some(({ listing, state }) => listing.id === paid?.listing.id && isRunning(state));
  const done =
    search.get("done") === "begun" && paid?.listing.status !== "active"
      ? "begunUnseen"
      : (search.get("done") ?? "");
  return {
    plans: plans.map(presentPlan),
    isTest: services.testPayments !== null,
    flash: hasBegun ? (newsOf[done] ?? null) : waiting,
  };
}

const change = (
  run: (services: Services, actor: Actor, listingId: number) => ReturnType<typeof resumePlan>,
  done: { title: string; text: string },
) =>
  officeAction({
    run: async ({ services, actor, form, args }) => {
      const id = readId(String(form.get("listing") ?? ""));
      const ran = await run(services, actor, id).catch((error: unknown) => {
        args.context.get(pageContext).failed(error);
        return "silent" as const;
      });
      return ran === "refused" ? "not-found" : ran;
    },
    problems: changePlanProblems,
    done: { done },
  });

const resume = change(resumePlan, {
  title: "Your plan continues",
  text: "Your cancellation was withdrawn.",
});

const skipAhead = change(
  async (services, actor, listingId) =>
    services.testPayments
      ? advanceTestPlan(services, services.testPayments, actor, listingId)
      : "not-found",
  {
    title: "Skipped ahead",
    text: "The next billing event has happened. Its emails are on their way.",
  },
);

export const action = byIntent({ "let time pass": skipAhead }, resume);

export const meta = privatePage("Plan");

export default function Plans({
  loaderData: { plans, flash, isTest },
  actionData,
}: Route.ComponentProps) {
  return (
    <OwnerPage
      title="Plan"
      problem={formProblem(actionData)}
      problemTitle="Error"
      lead="Standard is free. Premier is a paid placement, and never changes a rating or a review."
    >
      {flash && !actionData && <Notice {...flash} />}
      {plans.length === 0 && (
        <p className="text-muted">Only the owner of a listing manages its plan. You own none.</p>
      )}
      {plans.map((plan) => (
        <section
          key={plan.slug}
          aria-labelledby={`plan-${plan.slug}`}
          className="grid gap-5 border-t border-line pt-8"
        >
          <PlanFacts plan={plan} />
          {isTest && <TestTime plan={plan} />}
          <InvoiceList of={plan.name} invoices={plan.invoices} />
        </section>
      ))}
    </OwnerPage>
  );
}

const next = {
  trialing: "the first payment",
  active: "the next payment",
  "past due": "the next retry",
  cancelling: "the end of the plan",
} as const;

/** Advances time in test mode, so testers need not wait a month for the next event. */
function TestTime({ plan: { id, name, state } }: { plan: PlanView }) {
  const keep = useListingParam();
  if (state === "none" || state === "ended") return null;
  return (
    <Form
      method="post"
      action={keep("/owner/plan")}
      className="grid justify-items-start gap-4 rounded-card border border-dashed border-gold p-5 text-sm"
    >
      <p>
        <strong className="block text-gold">Test payment</strong> This site does not currently take
        payments. Skip ahead to see {next[state]} without waiting.
      </p>
      <input type="hidden" name="listing" value={id} />
      <Button
        variant="secondary"
        name="intent"
        value="let time pass"
        aria-label={`Skip ahead for ${name}`}
      >
        Skip ahead
      </Button>
    </Form>
  );
}
