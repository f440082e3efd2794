import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";

type Props = {
  action: string;
  booking: { version: number; customerName: string; customerEmail: string };
  reason: string;
};

/** Asks for confirmation before the customer is emailed. */
export function CancelStep({
  action,
  booking: { version, customerName, customerEmail },
  reason,
}: Props) {
  return (
    <TitledSection
      id="sure"
      title="Cancel this booking?"
      size="md"
      tabIndex={-1}
      autoFocus
      className="outline-none"
    >
      <p className="mt-2">
        {customerEmail
          ? `${customerName} gets an email right away`
          : `${customerName} left no email address: please call`}
        . The time becomes available to others.
      </p>
      {reason && <p className="mt-2">Your message: “{reason}”</p>}
      <Form method="post" action={action} className="mt-4 flex flex-wrap gap-3">
        {Object.entries({
          intent: "status",
          status: "cancelled",
          sure: "yes",
          version,
          reason,
        }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button>Yes, cancel it</Button>
        <ButtonLink variant="secondary" href={action}>
          Keep the booking
        </ButtonLink>
      </Form>
    </TitledSection>
  );
}
