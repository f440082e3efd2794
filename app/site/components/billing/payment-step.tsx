import type { CardRequest } from "#app/components/billing/card-request.ts";
import { Agreement } from "#app/components/forms/agreement.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Choices } from "#app/components/ui/choices.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { type FormAnswer, formErrorKey, formState } from "#app/forms/form-result.ts";
import { useContactDetails } from "#app/http/contact-details.ts";
import { testCards } from "#domain/billing/test-payments/ledger.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { termsAgreement, termsWords } from "#shared/terms-agreement.ts";
import { refundDays } from "#site/plans.ts";
import { CardStep, NeedsScript } from "./card-step.tsx";

type Props = {
  action: string;
  consent: string;
  /** The plan starts with this card: the Terms are agreed to as well. */
  isNew: boolean;
  button: string;
  actionData: FormAnswer | CardRequest | undefined;
  /** The bank rejected the card: the reason and the earlier input. */
  refused: { problem: string; values: Record<string, string> } | null;
  /** True for the test provider, which charges no money. */
  isTest: boolean;
};

const cards = () =>
  Object.entries(testCards).map(([value, { label, number }]) => ({
    value,
    label: `${number}, ${sayStored(label)}`,
  }));

/**
 * Shows the price, the agreement, and the card fields. The test provider takes the card here; other
 * providers need a separate step.
 */
export function PaymentStep({
  action,
  consent,
  isNew,
  button,
  actionData,
  refused,
  isTest,
}: Props) {
  if (actionData && "clientSecret" in actionData) {
    const agreed = isNew ? `${consent} ${termsWords()}` : consent;
    return <CardStep card={actionData} consent={agreed} button={button} />;
  }
  const { errors, values, field } = formState(
    actionData,
    refused?.values,
    refused ? { [formErrorKey]: [refused.problem] } : {},
  );
  return (
    <form method="post" action={to(action)} noValidate className="grid gap-8">
      <ErrorSummary
        title={errors[formErrorKey] ? say("Payment Failed") : undefined}
        errors={errors}
      />
      {isTest ? <TestCards chosen={values.card} errors={errors.card} /> : <NeedsScript />}
      <Agreement {...field("agreed")}>{consent}</Agreement>
      {isNew && (
        <Agreement {...field("terms")}>
          <RichText text={termsAgreement} parts={{ a: "/terms-of-service" }} />
        </Agreement>
      )}
      <Seller />
      <p>
        <SubmitButton sending={say("Processing...")}>
          {isTest ? button : say("Continue to the card")}
        </SubmitButton>
      </p>
    </form>
  );
}

type TestCardsProps = { chosen: string | undefined; errors: string[] | undefined };

function TestCards({ chosen, errors }: TestCardsProps) {
  return (
    <>
      <p className="rounded-card border border-dashed border-gold p-5 text-sm">
        <strong className="block text-gold">{say("Test payment")}</strong>{" "}
        {say(
          "This site does not currently take payments. Choose a card and see what happens; we do not ask for a real card.",
        )}
      </p>
      <Choices
        label={say("Card")}
        type="radio"
        name="card"
        options={cards()}
        chosen={[chosen ?? "works"]}
        errors={errors}
        className="grid gap-2"
      />
    </>
  );
}

/** Shows the seller details that the law requires before a card is entered. */
function Seller() {
  const { legalName, postalAddress, email, phone } = useContactDetails();
  return (
    <div className="grid gap-2 text-sm text-muted">
      <p>
        {say("Sold by {name}, {address}. Contact: {contact}.", {
          name: sayStored(legalName),
          address: postalAddress,
          contact: phone ? `${email}, ${phone}` : email,
        })}{" "}
        {say("Refunds: in full within {days} days of a payment, to the same card.", {
          days: refundDays,
        })}
      </p>
      <p>
        {say(
          "Complaints of Californians: Complaint Assistance Unit, Division of Consumer Services, Department of Consumer Affairs, 1625 North Market Blvd., Suite N 112, Sacramento, CA 95834, (800) 952-5210.",
        )}
      </p>
    </div>
  );
}
