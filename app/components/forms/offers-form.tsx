import { SubmitButton } from "#app/components/office/submit-button.tsx";
import type { FormAnswer } from "#app/forms/form-result.ts";
import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { TextField } from "../ui/field.tsx";
import { ConsentNote } from "./consent-note.tsx";
import { FormGuard } from "./form-guard.tsx";

const titles: Record<string, string> = {
  "Please enter both your name and email address.": "Missing Information",
  "Please enter a valid email address.": "Invalid Email",
};
const [id, scope] = ["offers-form", "offers"];

export function OffersForm({
  answer,
  consent,
}: {
  answer?: FormAnswer | undefined;
  consent: string;
}) {
  const refused = answer?.isDone === false ? answer : null;
  const {
    errors = {},
    values = {},
  }: { errors?: Record<string, string[]>; values?: Record<string, string> } = refused ?? {};
  const title = refused?.hasFailed
    ? "Subscription Failed"
    : titles[(errors.name ?? errors.email)?.[0] ?? ""];
  return (
    <form
      id={id}
      method="post"
      action={to("/weekly-offers")}
      data-answered-here={id}
      data-failed={say("Subscription Failed")}
      noValidate
      className="grid gap-4"
    >
      {Object.keys(errors).length > 0 && (
        <ErrorSummary scope={scope} errors={errors} {...(title ? { title } : {})} />
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        <TextField
          scope={scope}
          label={say("Name")}
          name="name"
          autoComplete="name"
          errors={errors.name}
          defaultValue={values.name}
        />
        <TextField
          scope={scope}
          label={say("Email")}
          name="email"
          type="email"
          autoComplete="email"
          errors={errors.email}
          defaultValue={values.email}
        />
      </div>
      <FormGuard />
      <SubmitButton sending={say("Subscribing...")}>{say("Subscribe for offers")}</SubmitButton>
      <ConsentNote consent={consent} />
    </form>
  );
}
