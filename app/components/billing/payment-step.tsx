import type { FormAnswer } from "#app/form-answer.ts";
import { wholeForm } from "#app/form-fields.ts";
import { testCards } from "#domain/billing/test-book.ts";
import { Button } from "../ui/button.tsx";
import { Choices } from "../ui/choices.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";

type Step = { action: string; consent: string; button: string; answer: FormAnswer | undefined; problem?: string | undefined };

const cards = Object.entries(testCards).map(([value, { label, number }]) => ({ value, label: `${number}, ${label}` }));

/** What it costs, the agreement, and the card: here of the provider that takes no money. */
export function PaymentStep({ action, consent, button, answer, problem }: Step) {
  const { errors, values } = answer && !answer.isDone ? answer : { errors: {} as Record<string, string[]>, values: {} as Record<string, string> };
  const shown = problem && !answer ? { [wholeForm]: [problem] } : errors;
  return (
    <form method="post" action={action} noValidate className="grid gap-8">
      {Object.keys(shown).length > 0 && <ErrorSummary {...(shown[wholeForm] ? { title: "Payment Failed" } : {})} errors={shown} />}
      <p className="rounded-card border border-dashed border-gold p-5 text-sm">
        <strong className="block text-gold">Test payment</strong> This site takes no money at present. Choose a card and see what happens with it; no real card
        is asked for.
      </p>
      <Choices label="Card" type="radio" name="card" options={cards} chosen={[values.card ?? "works"]} errors={errors.card} className="grid gap-2" />
      <div className={errors.agreed ? "border-l-2 border-coral pl-4" : ""}>
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            name="agreed"
            value="yes"
            id="field-agreed"
            defaultChecked={values.agreed === "yes"}
            className="mt-1 size-5 shrink-0 accent-lagoon"
            {...(errors.agreed ? { "aria-invalid": true, "aria-describedby": "agreed-note" } : {})}
          />
          <span>{consent}</span>
        </label>
        {errors.agreed && (
          <p id="agreed-note" className="mt-1.5 text-sm text-coral">
            {errors.agreed[0]}
          </p>
        )}
      </div>
      <p>
        <Button data-sending="Processing...">{button}</Button>
      </p>
    </form>
  );
}
