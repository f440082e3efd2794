import { EmailField } from "#app/components/forms/personal-fields.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import type { FormAnswer } from "#app/forms/form-result.ts";
import { say } from "#shared/say.ts";
import { ShortForm } from "../forms/short-form.tsx";

const part = "forgot-password";

/**
 * Asks for the email address of an account. It is on its own page and in the owner sign-in dialog.
 */
export function ForgotForm({ actionData }: { actionData: FormAnswer | undefined }) {
  if (actionData?.isDone)
    return (
      <div id={part} role="status" tabIndex={-1} className="grid gap-4 outline-none">
        <p>
          {say(
            "If this address has an account, a link to set a new password is on its way. It works once, for 30 minutes.",
          )}
        </p>
        <p>
          <TextLink href="/reset-password" data-dialog="reset-dialog">
            {say("Enter the reset token from the email")}
          </TextLink>
        </p>
      </div>
    );
  return (
    <ShortForm
      part={part}
      action="/forgot-password"
      actionData={actionData}
      button={say("Send link")}
      sending={say("Sending...")}
      withoutConnection="Failed to request password reset. Please check your email."
    >
      {(field) => (
        <EmailField
          label={say("Email of your account")}
          autoComplete="username"
          {...field("email")}
        />
      )}
    </ShortForm>
  );
}
