import { Form } from "react-router";
import type { PlanView } from "#app/routes/shared/billing/plan-view.server.ts";
import { useListingParam } from "../owner/listing-param.ts";
import { Button } from "../ui/button.tsx";

const next = {
  trialing: "the first payment",
  active: "the next payment",
  "past due": "the next retry",
  cancelling: "the end of Premier",
} as const;

/** Advances time in test mode, so testers need not wait a month for the next event. */
export function TestTime({ plan: { id, name, state } }: { plan: PlanView }) {
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
        look="quiet"
        name="intent"
        value="let time pass"
        aria-label={`Skip ahead for ${name}`}
      >
        Skip ahead
      </Button>
    </Form>
  );
}
