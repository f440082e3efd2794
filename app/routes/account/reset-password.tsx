import { data } from "react-router";
import { busyText, refused } from "#app/account-form.server.ts";
import { AccountForm } from "#app/components/account/account-form.tsx";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { ToSignIn } from "#app/components/account/to-sign-in.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { servicesContext, visitingContext } from "#app/context.ts";
import { done, readForm } from "#app/form-answer.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { resetPasswordSchema } from "#domain/accounts/account-input.ts";
import { passwordHint } from "#domain/accounts/least-password.ts";
import { resetPassword } from "#domain/accounts/reset-password.server.ts";
import type { Route } from "./+types/reset-password.ts";

const path = "/reset-password";

export async function loader({ request, context }: Route.LoaderArgs) {
  await context.get(visitingContext).visitor();
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { from, cookies } = context.get(visitingContext);
  const form = await request.formData();
  const read = readForm(resetPasswordSchema, form);
  if ("answer" in read) return read.answer.isDone ? read.answer : refused(form, read.answer.errors);
  const answer = await resetPassword(context.get(servicesContext), read.data, from);
  if (answer.outcome === "bad-token") return refused(form, { token: ["Failed to reset password. Please check your reset token."] });
  if (answer.outcome === "busy") return refused(form, { newPassword: [busyText] });
  return data(done, { headers: { "set-cookie": cookies.device(answer.deviceToken) } });
}

/** What the action wants the browser to keep. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Set a new password", description: "Set a new password with the link that was sent to you.", path, isIndexed: false });
}

export default function ResetPassword({ loaderData: { token }, actionData }: Route.ComponentProps) {
  if (actionData?.isDone)
    return (
      <AccountPage title="Password Reset Successful" lead="You were signed out everywhere. Sign in with the new password." path={path}>
        <ToSignIn />
      </AccountPage>
    );
  return (
    <AccountPage title="Set a new password" lead="It signs you out everywhere." path={path}>
      <AccountForm action={`${path}?token=${encodeURIComponent(token)}`} answer={actionData} button="Set password" hidden={token ? { token } : {}}>
        {(field) => (
          <>
            {!token && <TextField label="Reset token" hint="It stands in the mail that we sent you." autoComplete="off" {...field("token")} />}
            <TextField label="New password" type="password" autoComplete="new-password" hint={passwordHint} {...field("newPassword")} />
          </>
        )}
      </AccountForm>
      <p>
        <a href="/forgot-password" className="text-link">
          Send me another link
        </a>
      </p>
    </AccountPage>
  );
}
