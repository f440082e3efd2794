import { EmailField, PasswordField } from "#app/components/forms/personal-fields.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import type { FormAnswer } from "#app/forms/form-result.ts";
import { say } from "#shared/say.ts";
import { ShortForm } from "../forms/short-form.tsx";

/** `next`: the page that was requested. `from`: the page the visitor came from. */
type Props = {
  action: string;
  actionData: FormAnswer | undefined;
  email: string;
  next?: string;
  from?: string;
};

export function SignInForm({ action, actionData, email, next = "", from = "" }: Props) {
  return (
    <div className="grid gap-5">
      <ShortForm
        action={action}
        actionData={actionData}
        button={say("Sign in")}
        isWide
        problemTitle="Authentication Failed"
        hidden={{ next, from }}
        defaultValues={{ email }}
      >
        {(field) => (
          <>
            <EmailField autoComplete="username" {...field("email")} />
            <PasswordField {...field("password")} />
          </>
        )}
      </ShortForm>
      <p>
        <TextLink href="/forgot-password" data-dialog="forgot-dialog">
          {say("Forgot Password?")}
        </TextLink>
      </p>
    </div>
  );
}
