import { useListingParam } from "#app/components/owner/listing-param.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { PostButton } from "#app/office/components/ui/post-button.tsx";
import { paidPlans, planDetails, refundDays } from "#site/plans.ts";
import { CancelForm } from "./cancel-form.tsx";
import type { PlanView } from "./plan-view.server.ts";

const tones = {
  none: "sage",
  trialing: "gold",
  active: "gold",
  "past due": "coral",
  cancelling: "lagoon",
  ended: "sage",
} as const;

export function PlanFacts({ plan: shown, title }: { plan: PlanView; title?: string }) {
  const { id, slug, name, state, plan, planName, openPlan, next, card, hasEnded, invoices } = shown;
  const keep = useListingParam();
  const at = (step: string) => keep(`/owner/plan/${slug}/${step}`);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Heading className="min-w-0 wrap-anywhere" id={`plan-${slug}`}>
          {title ?? name}
        </Heading>
        <Badge tone={tones[state]}>{plan}</Badge>
      </div>
      <p className="text-muted">
        {next}
        {card && ` Your card: ${card}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        {(state === "none" || state === "ended") && (
          <BeginLinks {...{ openPlan, hasEnded }} href={at("payment")} />
        )}
        {state === "cancelling" && (
          <PostButton action={keep("/owner/plan")} fields={{ listing: id }} variant="primary">
            Keep {planName}
          </PostButton>
        )}
        {card && (
          <ButtonLink variant={state === "past due" ? "primary" : "secondary"} href={at("payment")}>
            Use another card
          </ButtonLink>
        )}
        {(state === "trialing" || state === "active" || state === "past due") && (
          <>
            <ButtonLink
              variant="secondary"
              href={at("cancellation")}
              data-dialog={`cancel-${slug}`}
            >
              Cancel {planName}
            </ButtonLink>
            <Dialog id={`cancel-${slug}`} label={`Cancel ${planName}`}>
              <div className="grid gap-6 p-2">
                <Heading size="xl" className="pr-10">
                  Cancel {planName}
                </Heading>
                <CancelForm
                  path={at("cancellation")}
                  back={keep("/owner/plan")}
                  plan={planName}
                  until={shown.untilWhenCancelled}
                />
              </div>
            </Dialog>
          </>
        )}
      </div>
      {invoices.some(({ isPaid }) => isPaid) && (
        <p className="text-sm text-muted">
          You can ask for a refund within {refundDays} days of a payment.{" "}
          <TextLink href="/contact?category=premium">Write to us</TextLink>.
        </p>
      )}
    </>
  );
}

type BeginProps = Pick<PlanView, "openPlan" | "hasEnded"> & { href: string };

/** Renders one button for each plan on sale, or one to finish the plan that waits for a card. */
function BeginLinks({ openPlan, hasEnded, href }: BeginProps) {
  const separator = href.includes("?") ? "&" : "?";
  return (openPlan ? [openPlan] : paidPlans).map((plan, index) => (
    <ButtonLink
      key={plan}
      href={`${href}${separator}plan=${plan}`}
      {...(index > 0 && { variant: "secondary" as const })}
    >
      {openPlan
        ? "Enter your card"
        : `${hasEnded ? "Restart" : "Become"} ${planDetails(plan).name}`}
    </ButtonLink>
  ));
}
