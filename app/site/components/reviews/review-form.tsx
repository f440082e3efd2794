import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Choices } from "#app/components/ui/choices.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { type Option, SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { workField } from "#app/forms/fields.ts";
import { type FormAnswer, formState } from "#app/forms/form-result.ts";
import {
  paymentKindChoices,
  paymentKinds,
  reviewAspectNames,
  reviewAspects,
  textBounds,
} from "#domain/reviews/review.ts";
import type { StoredPhoto } from "#domain/uploads/photo.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { FormGuard } from "../forms/form-guard.tsx";
import { TermsLine } from "../forms/terms-line.tsx";
import { PhotoFields } from "./photo-fields.tsx";
import { StarChoice } from "./star-choice.tsx";

type FormValues = Record<string, string>;
type Props = {
  action: string;
  actionData: FormAnswer | undefined;
  defaultValues: FormValues;
  treatments: Option[];
  today: string;
  work?: string;
  button: string;
  photos?: StoredPhoto[];
};

/** Asks for a review. `work`: the proof of work that the browser solves in the background. */
export function ReviewForm({
  action,
  actionData,
  defaultValues,
  treatments,
  today,
  work,
  button,
  photos = [],
}: Props) {
  const { errors, values, field } = formState(actionData, defaultValues);
  return (
    <form
      method="post"
      action={to(action)}
      encType="multipart/form-data"
      noValidate
      {...(work ? { "data-work": work } : {})}
      className="grid gap-8"
    >
      <ErrorSummary errors={errors} />
      <StarChoice
        label={say("Overall")}
        name="rating"
        value={values.rating}
        errors={errors.rating}
      />
      <TextArea
        label={say("What was it like?")}
        rows={8}
        maxLength={textBounds.most * 2}
        hint={say(
          "At least {least} characters. What was done, how you were treated, what you would tell a friend. Please don’t describe anyone else’s treatment.",
          { least: textBounds.least },
        )}
        {...field("text")}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          label={say("Treatment")}
          isOptional
          options={treatments}
          {...field("treatment")}
        />
        <TextField
          label={say("Day of your visit")}
          type="date"
          max={today}
          {...field("visitedOn")}
        />
      </div>
      <Choices
        label={say("What did you pay?")}
        type="radio"
        name="paid"
        options={paymentKinds.map((way) => ({
          value: way,
          label: sayStored(paymentKindChoices[way]),
        }))}
        chosen={values.paid ? [values.paid] : []}
        errors={errors.paid}
        className="grid gap-2"
      />
      <div className="grid gap-6 border-t border-line pt-8 sm:grid-cols-2">
        {reviewAspects.map((aspect) => (
          <StarChoice
            key={aspect}
            label={sayStored(reviewAspectNames[aspect])}
            name={aspect}
            value={values[aspect]}
            errors={errors[aspect]}
            isOptional
          />
        ))}
      </div>
      <PhotoFields kept={photos} errors={errors} values={values} />
      <FormGuard />
      {work && <input type="hidden" name={workField} />}
      <TermsLine of="review" />
      <p>
        <SubmitButton sending={say("Sending...")}>{button}</SubmitButton>
      </p>
      <p className="measure text-sm text-muted">
        <RichText
          text="By sending it you confirm that the visit was your own and that you do not work for this provider or a competitor. The <policy>review policy</policy> says what is shown, and the <a>ledger</a> what was refused and why. Your first name and an initial appear next to it."
          parts={{ a: "/reviews/ledger", policy: "/review-policy" }}
        />
      </p>
    </form>
  );
}
