import { AccountPage } from "#app/components/account/account-page.tsx";
import { ForgotForm } from "#app/components/account/forgot-form.tsx";
import { SignInLine } from "#app/components/account/sign-in-line.tsx";
import { formDone, readForm, rejectWith } from "#app/forms/form-result.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, PageProps } from "#app/site/page.ts";
import { forgotPasswordSchema } from "#domain/accounts/account-input.ts";
import { requestPasswordReset } from "#domain/accounts/sign-in/reset-password.server.ts";
import { rateLimited } from "#domain/problem.ts";
import { say } from "#shared/say.ts";

export const middleware = [authorize("account.recover")];

export async function action({ request, context }: ActionArgs) {
  const form = await request.formData();
  const read = readForm(forgotPasswordSchema, form);
  if ("answer" in read) return read.answer;
  const answer = await requestPasswordReset(
    context.get(servicesContext),
    read.data.email,
    context.get(visitorContext).from,
  );
  return answer.outcome === "limited"
    ? rejectWith(form, rateLimited(answer.retryAfter), "email")
    : formDone;
}

export const meta = privatePage(() => say("Forgot Password"));

export default function ForgotPassword({ actionData }: PageProps<undefined, typeof action>) {
  if (actionData?.isDone)
    return (
      <AccountPage title={say("Check your email")}>
        <ForgotForm actionData={actionData} />
        <SignInLine />
      </AccountPage>
    );
  return (
    <AccountPage
      title={say("Forgot Password")}
      lead={say(
        "Enter the email address of your account. We will send you a link to set a new password.",
      )}
    >
      <ForgotForm actionData={actionData} />
    </AccountPage>
  );
}
