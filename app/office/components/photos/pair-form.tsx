import { Form } from "react-router";
import { Agreement } from "#app/components/forms/agreement.tsx";
import { EmailField } from "#app/components/forms/personal-fields.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { FileField } from "#app/components/photos/file-field.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { type FormAnswer, formState } from "#app/forms/form-result.ts";

type Props = {
  path: string;
  actionData: FormAnswer | undefined;
  treatments: { slug: string; name: string }[];
  consent: string;
  unaltered: string;
  today: string;
};

export function PairForm({ path, actionData, treatments, consent, unaltered, today }: Props) {
  const { errors, field } = formState(actionData);
  return (
    <Form
      key={path}
      method="post"
      action={path}
      encType="multipart/form-data"
      noValidate
      className="grid max-w-2xl gap-6 border-t border-line pt-8"
    >
      <Heading size="xl">Add a pair</Heading>
      <ErrorSummary errors={errors} />
      <FileField
        label="Before"
        name="before"
        errors={errors.before}
        hint="JPEG, PNG, WebP or AVIF, at most 10 MB. Only as much of the person as the treatment needs."
      />
      <TextField
        label="What the first photo shows"
        maxLength={200}
        autoComplete="off"
        {...field("beforeWords")}
      />
      <FileField
        label="After"
        name="after"
        errors={errors.after}
        hint="The same person, light, distance and angle."
      />
      <TextField
        label="What the second photo shows"
        maxLength={200}
        autoComplete="off"
        {...field("afterWords")}
      />
      <SelectField
        label="Treatment"
        options={[
          { value: "", label: "Choose from your menu" },
          ...treatments.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        {...field("treatment")}
      />
      <TextField
        label="What was done"
        maxLength={200}
        autoComplete="off"
        hint="The product or device, how much, how many sessions, and anything else done in between. It is shown with the pair."
        {...field("whatWasDone")}
      />
      <TextField
        label="Weeks between the photos"
        inputMode="numeric"
        hint="0 if it was less than a week. For injections, at least 2: before that the photo shows swelling."
        className="max-w-60"
        {...field("weeks")}
      />
      <fieldset className="grid gap-6 border-t border-line pt-6">
        <legend className="float-left w-full font-display text-xl">
          Consent of the person shown
        </legend>
        <p className="measure clear-both -mt-2 text-sm text-muted">
          Only you see the name. It is deleted with the photos. We email the person shown a private
          link: the photos stay hidden until they agree there, and they can withdraw consent with
          the same link. Keep the signed authorization on paper as well.
        </p>
        <TextField label="Name" autoComplete="off" {...field("personName")} />
        <EmailField autoComplete="off" {...field("personEmail")} />
        <TextField
          label="Date of consent"
          type="date"
          max={today}
          className="max-w-60"
          {...field("consentedOn")}
        />
        <Agreement {...field("consent")}>
          The person shown agreed, in writing, to these words: “{consent}”
        </Agreement>
        <Agreement {...field("unaltered")}>{unaltered}</Agreement>
      </fieldset>
      <p>
        <SubmitButton sending="Sending…">Submit both photos</SubmitButton>
      </p>
    </Form>
  );
}
