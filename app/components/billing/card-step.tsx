import type { CardAsked } from "#app/card-asked.ts";
import { wholeForm } from "#app/form-fields.ts";
import { Button } from "../ui/button.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";

/** The provider's own fields for a card, which a script puts here (app/browser/card-fields.ts). */
export function CardStep({ card: { clientSecret, publishableKey, next }, consent, button }: { card: CardAsked; consent: string; button: string }) {
  return (
    <>
      <form className="needs-script grid gap-8" data-card-secret={clientSecret} data-card-key={publishableKey} data-card-next={next}>
        <template data-card-problem="">
          <ErrorSummary title="Payment Failed" errors={{ [wholeForm]: ["An unexpected error occurred"] }} />
        </template>
        <fieldset className="grid gap-4">
          <legend className="font-semibold">Card</legend>
          <p className="text-sm text-muted">It goes straight to Stripe, our payment provider. We never see its number.</p>
          <p role="status" className="text-sm text-muted">
            The card form is on its way.
          </p>
          <div data-card-fields="" />
        </fieldset>
        <p className="border-t border-line pt-6 text-sm text-muted">
          <span className="text-ink">You agreed:</span> {consent}
        </p>
        <p>
          <Button disabled data-card-sending="Processing...">
            {button}
          </Button>
        </p>
      </form>
      <NeedsScript />
    </>
  );
}

export function NeedsScript() {
  return (
    <p className="without-script rounded-card border border-line p-5 text-sm">
      <strong className="block">A card needs JavaScript</strong> The payment provider's form does not work without it. Switch it on for this site, and load the
      page again.
    </p>
  );
}
