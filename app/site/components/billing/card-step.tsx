import type { CardRequest } from "#app/components/billing/card-request.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { formErrorKey } from "#app/forms/form-result.ts";
import { say } from "#shared/say.ts";

type Props = { card: CardRequest; consent: string; button: string };

/** Mounts the card fields of the payment provider (app/browser/forms/card-fields.ts). */
export function CardStep({ card: { clientSecret, publishableKey, next }, consent, button }: Props) {
  return (
    <>
      <form
        className="needs-script grid gap-8"
        data-card-secret={clientSecret}
        data-card-key={publishableKey}
        data-card-next={next}
      >
        <template data-card-problem="">
          <ErrorSummary
            title={say("Payment Failed")}
            errors={{ [formErrorKey]: ["An unexpected error occurred"] }}
          />
        </template>
        <fieldset className="grid gap-4">
          <legend className="font-semibold">{say("Card")}</legend>
          <p className="text-sm text-muted">
            {say("It goes straight to Stripe, our payment provider. We never see its number.")}
          </p>
          <p role="status" className="text-sm text-muted">
            {say("Loading the card form…")}
          </p>
          <div data-card-fields="" />
        </fieldset>
        <p className="border-t border-line pt-6 text-sm text-muted">
          <RichText
            text="<ink>You agreed:</ink> {consent}"
            values={{ consent }}
            parts={{ ink: (words) => <span className="text-ink">{words}</span> }}
          />
        </p>
        <p>
          <Button disabled data-card-sending={say("Processing...")}>
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
      <strong className="block">{say("A card needs JavaScript")}</strong>{" "}
      {say(
        "The payment provider’s form does not work without it. Turn it on for this site and reload the page.",
      )}
    </p>
  );
}
