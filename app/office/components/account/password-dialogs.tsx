import { ForgotForm } from "#app/components/account/forgot-form.tsx";
import { ResetForm } from "#app/components/account/reset-form.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { say } from "#shared/say.ts";

/** Renders the dialogs that links to the two password pages open with JavaScript. */
export function PasswordDialogs() {
  return (
    <>
      <Dialog id="forgot-dialog" label={say("Forgot Password")}>
        <Part
          title={say("Forgot Password")}
          lead={say(
            "Enter the email address of your account. We will send you a link to set a new password.",
          )}
        >
          <ForgotForm actionData={undefined} />
        </Part>
      </Dialog>
      <Dialog id="reset-dialog" label={say("Reset Password")}>
        <Part title={say("Reset Password")} lead={say("This signs you out everywhere.")}>
          <ResetForm token="" actionData={undefined} />
        </Part>
      </Dialog>
    </>
  );
}

type PartProps = { title: string; lead: string; children: React.ReactNode };

function Part({ title, lead, children }: PartProps) {
  return (
    <div className="grid gap-6 p-2">
      <div className="pr-10">
        <Heading size="xl">{title}</Heading>
        <p className="mt-2 text-muted">{lead}</p>
      </div>
      {children}
    </div>
  );
}
