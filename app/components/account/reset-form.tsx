import { NewPasswordField } from "#app/components/forms/personal-fields.tsx";
import type { FormAnswer } from "#app/forms/form-result.ts";
import { say } from "#shared/say.ts";
import { ShortForm } from "../forms/short-form.tsx";
import { TextField } from "../ui/field.tsx";
import { SignInLine } from "./sign-in-line.tsx";

const part = "reset-password";

/** Takes the token from the link or from the form. */
export function ResetForm({
  token,
  actionData,
}: {
  token: string;
  actionData: FormAnswer | undefined;
}) {
  if (actionData?.isDone)
    return (
      <div id={part} role="status" tabIndex={-1} className="grid gap-4 outline-none">
        <p className="font-semibold not-in-[dialog]:hidden">{say("Password Reset Successful")}</p>
        <p>{say("You were signed out everywhere. Sign in with the new password.")}</p>
        <SignInLine />
      </div>
    );
  return (
    <ShortForm
      part={part}
      action={token ? `/reset-password?token=${encodeURIComponent(token)}` : "/reset-password"}
      actionData={actionData}
      button={say("Set password")}
      sending={say("Setting...")}
      withoutConnection="Failed to reset password. Please check your reset token."
      hidden={token ? { token } : {}}
    >
      {(field) => (
        <>
          {!token && (
            <TextField
              label={say("Reset token")}
              hint={say("It is at the end of the email that we sent you.")}
              autoComplete="off"
              {...field("token")}
            />
          )}
          <NewPasswordField label={say("New password")} {...field("newPassword")} />
        </>
      )}
    </ShortForm>
  );
}
