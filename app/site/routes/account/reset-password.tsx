import { data } from "react-router";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { ResetForm } from "#app/components/account/reset-form.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { formDone, readForm, rejectForm, rejectWith } from "#app/forms/form-result.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { resetPasswordSchema } from "#domain/accounts/account-input.ts";
import { busySigningIn } from "#domain/accounts/problems.ts";
import { resetPassword } from "#domain/accounts/sign-in/reset-password.server.ts";
import { say } from "#shared/say.ts";

export const middleware = [authorize("account.recover")];

export async function loader({ url, context }: LoaderArgs) {
  await context.get(visitorContext).visitor();
  return { token: url.searchParams.get("token") ?? "" };
}

export async function action({ request, context }: ActionArgs) {
  const { from, cookies } = context.get(visitorContext);
  const form = await request.formData();
  const read = readForm(resetPasswordSchema, form);
  if ("answer" in read) return read.answer;
  const answer = await resetPassword(context.get(servicesContext), read.data, from);
  if (answer.outcome === "bad-token")
    return rejectForm(form, {
      token: ["Failed to reset password. Please check your reset token."],
    });
  if (answer.outcome === "busy") return rejectWith(form, busySigningIn, "newPassword");
  return data(formDone, { headers: { "set-cookie": cookies.device(answer.deviceToken) } });
}

export const meta = privatePage(() => say("Set a new password"));

export default function ResetPassword({
  loaderData: { token },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  if (actionData?.isDone)
    return (
      <AccountPage title={say("Password Reset Successful")}>
        <ResetForm token={token} actionData={actionData} />
      </AccountPage>
    );
  return (
    <AccountPage title={say("Set a new password")} lead={say("This signs you out everywhere.")}>
      <ResetForm token={token} actionData={actionData} />
      <p>
        <TextLink href="/forgot-password">{say("Send me another link")}</TextLink>
      </p>
    </AccountPage>
  );
}
