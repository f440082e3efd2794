import { Form, useSubmit } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { type BookingStatus, visitNotStartedText } from "#domain/bookings/booking.ts";

type Props = {
  action: string;
  fetcherKey: string;
  status: BookingStatus;
  isOver: boolean;
  noShow: boolean;
  version: number;
  reason?: string | undefined;
};

/**
 * Allows every status change. Only the button of the current status is disabled. A change is sent
 * beside what else the owner does, but cancelling leads to a question first.
 */
export function StatusForm({ action, fetcherKey, status, isOver, noShow, version, reason }: Props) {
  const submit = useSubmit();
  const send = (event: React.SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.value === "cancelled") return;
    event.preventDefault();
    void submit(submitter, { navigate: false, fetcherKey });
  };
  const button = (value: string, words: string, isOff: boolean, isFirst = false) => (
    <Button
      variant={isFirst ? "primary" : "secondary"}
      name="status"
      value={value}
      disabled={isOff}
    >
      {words}
    </Button>
  );
  return (
    <TitledSection id="status" title="Change the status" size="md">
      <Form method="post" action={action} onSubmit={send} className="mt-4 grid gap-5">
        <input type="hidden" name="intent" value="status" />
        <input type="hidden" name="version" value={version} />
        <TextArea
          label="Message to the customer"
          isOptional
          name="reason"
          rows={2}
          maxLength={500}
          defaultValue={reason}
          hint="Included in the email when you confirm or cancel. Please leave out medical details."
        />
        <div className="flex flex-wrap gap-3">
          {button(
            "confirmed",
            status === "cancelled" ? "Reopen and confirm" : "Confirm",
            status === "confirmed",
            status === "pending",
          )}
          {button("cancelled", "Cancel booking", status === "cancelled")}
          {button(
            "completed",
            "Complete",
            status === "completed",
            status === "confirmed" && isOver,
          )}
          {noShow ? button("came", "Came after all", false) : button("no-show", "No-show", false)}
        </div>
        {!isOver && <p className="text-sm text-muted">{visitNotStartedText}</p>}
      </Form>
    </TitledSection>
  );
}
