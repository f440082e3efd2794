import { EmailField, PhoneField } from "#app/components/forms/personal-fields.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary, ProblemBox } from "#app/components/ui/error-summary.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { type FormAnswer, formState } from "#app/forms/form-result.ts";
import type { AlternativeSlot, BookingMode } from "#domain/bookings/booking.ts";
import { dayInWords, shortDayInWords, timeInWords } from "#domain/bookings/when.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { CollectionNotice } from "../forms/collection-notice.tsx";
import { FormGuard } from "../forms/form-guard.tsx";
import { TermsLine } from "../forms/terms-line.tsx";

/** A refused time, with the free times close to it. `reason`: why it could never be booked. */
export type SlotTakenAnswer = FormAnswer & {
  alternatives: AlternativeSlot[] | null;
  reason: string | null;
};

type Props = {
  /** Name of the provider. */
  name: string;
  action: string;
  chosen: Record<"treatmentType" | "preferredDate" | "preferredTime", string>;
  specialId: number | null;
  mode: BookingMode;
  actionData: SlotTakenAnswer | undefined;
  defaultValues: Record<string, string>;
  /** The booking in short, above the button. */
  children: React.ReactNode;
};

export function BookingForm(props: Props) {
  const { name, action, chosen, specialId, mode, actionData, defaultValues, children } = props;
  const { errors, field } = formState(actionData, defaultValues);
  const when = `${shortDayInWords(chosen.preferredDate)}, ${timeInWords(chosen.preferredTime)}`;
  return (
    <form method="post" action={to(action)} noValidate className="grid gap-6">
      <ErrorSummary errors={errors} />
      {Object.entries(chosen).map(([of, value]) => (
        <input key={of} type="hidden" name={of} value={value} />
      ))}
      {specialId !== null && <input type="hidden" name="specialId" value={specialId} />}
      {actionData?.alternatives && (
        <Alternatives {...chosen} {...actionData} alternatives={actionData.alternatives} />
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label={say("Name")}
          autoComplete="name"
          {...field("customerName")}
          className="sm:col-span-2"
        />
        <EmailField {...field("customerEmail")} />
        <PhoneField {...field("customerPhone")} />
      </div>
      <TextArea
        label={say("Message")}
        isOptional
        rows={3}
        hint={say(
          "Please leave out medical details. The provider reads this; it is stored encrypted and deleted after 90 days.",
        )}
        {...field("message")}
      />
      <FormGuard />
      {children}
      <TermsLine of="booking" />
      <div>
        <SubmitButton sending={say("Booking...")} className="w-full">
          {mode === "instant" ? say("Confirm {when}", { when }) : say("Request {when}", { when })}
        </SubmitButton>
        <p className="mt-3 text-sm text-muted">
          {mode === "instant"
            ? say("We email you the confirmation with a private link.")
            : say("We email you a private link now, and again when the provider answers.")}{" "}
          {say("You can reschedule or cancel with the link until the appointment starts.")}{" "}
          <CollectionNotice recipient={name} />
        </p>
      </div>
    </form>
  );
}

type AlternativesProps = {
  preferredDate: string;
  preferredTime: string;
  alternatives: AlternativeSlot[];
  reason: string | null;
};

/** Buttons that submit the same form for another time. */
function Alternatives({ preferredDate, preferredTime, alternatives, reason }: AlternativesProps) {
  const days = Map.groupBy(alternatives, ({ date }) => date);
  return (
    <ProblemBox
      title={
        reason
          ? sayStored(reason)
          : say("{time} on {day} was just taken.", {
              time: timeInWords(preferredTime),
              day: dayInWords(preferredDate),
            })
      }
    >
      <p className="mt-1 text-sm text-muted">
        {alternatives.length > 0
          ? say("These nearby times are available. What you typed is still here.")
          : say("No nearby time is available. Please choose another day.")}
      </p>
      {[...days].map(([date, slots]) => (
        <div key={date} className="mt-4">
          <p className="text-sm font-medium">{dayInWords(date)}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {slots.map(({ time }) => (
              <Button
                key={time}
                variant="secondary"
                name="slot"
                value={`${date}T${time}`}
                className="px-4 whitespace-nowrap"
              >
                <span className="sr-only">{say("Book")} </span>
                {timeInWords(time)}
              </Button>
            ))}
          </div>
        </div>
      ))}
    </ProblemBox>
  );
}
