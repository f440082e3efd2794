import { SubmitButton } from "#app/components/office/submit-button.tsx";
import type { FormAnswer } from "#app/forms/form-result.ts";
import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { TextField } from "../ui/field.tsx";
import { ConsentNote } from "./consent-note.tsx";
import { FormGuard } from "./form-guard.tsx";
import { Notice } from "./notice.tsx";

const titles: Record<string, string> = {
  "Please enter your email address.": "Email Required",
  "Please enter a valid email address.": "Invalid Email",
};
const failedTitle = "Subscription Failed";
const [id, scope] = ["newsletter-box", "newsletter"];

/** One field with the result above it. Without JavaScript, /newsletter shows the result. */
export function NewsletterBox({
  answer,
  consent,
}: {
  answer?: FormAnswer | undefined;
  consent: string;
}) {
  if (answer?.isDone)
    return (
      <div id={id} tabIndex={-1}>
        <Notice
          title={say("Successfully Subscribed!")}
          text={say("You’ll receive the latest Orange County med spa deals and treatments.")}
        >
          <span className="block text-sm">
            {say("One more step: open the email that we just sent you and confirm your address.")}
          </span>
          <a href={to("/newsletter")} data-brings={id} className="text-link mt-3 inline-block">
            {say("Subscribe another email")}
          </a>
        </Notice>
      </div>
    );
  const { errors, values } = answer ?? {
    errors: {} as Record<string, string[]>,
    values: {} as Record<string, string>,
  };
  const title = answer?.hasFailed ? failedTitle : titles[errors.email?.[0] ?? ""];
  return (
    <form
      id={id}
      method="post"
      action={to("/newsletter")}
      data-answered-here={id}
      data-failed={say("Subscription Failed")}
      noValidate
      className="grid gap-4"
    >
      {Object.keys(errors).length > 0 && (
        <ErrorSummary scope={scope} errors={errors} {...(title ? { title } : {})} />
      )}
      <TextField
        scope={scope}
        label={say("Email")}
        name="email"
        type="email"
        autoComplete="email"
        errors={errors.email}
        defaultValue={values.email}
      />
      <FormGuard />
      <SubmitButton sending={say("Subscribing...")}>{say("Subscribe")}</SubmitButton>
      <ConsentNote consent={consent} />
    </form>
  );
}
