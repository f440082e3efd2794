import { z } from "zod";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { NewPasswordField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { readForm, rejectWith } from "#app/forms/form-result.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize, requireProof, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, PageProps } from "#app/site/page.ts";
import { newPasswordSchema } from "#domain/accounts/account-input.ts";
import { changePassword } from "#domain/accounts/change-account.server.ts";
import { busySigningIn } from "#domain/accounts/problems.ts";
import { say } from "#shared/say.ts";

const path = "/profile/security/password";

export const middleware = [authorize("account.secure"), requireProof];

export async function action(args: ActionArgs) {
  const { actor, services, from } = signedIn(args);
  const form = await args.request.formData();
  const read = readForm(z.object({ newPassword: newPasswordSchema }), form);
  if ("answer" in read) return read.answer;
  const changed = await changePassword(services, actor, read.data.newPassword, from);
  return changed === "busy"
    ? rejectWith(form, busySigningIn, "newPassword")
    : redirectTo("/profile/security");
}

export const meta = privatePage(() => say("Change password"));

export default function ChangePassword({ actionData }: PageProps<undefined, typeof action>) {
  return (
    <AccountPage title={say("Change password")} lead={say("It signs you out everywhere else.")}>
      <ShortForm action={path} actionData={actionData} button={say("Change password")}>
        {(field) => <NewPasswordField label={say("New password")} {...field("newPassword")} />}
      </ShortForm>
    </AccountPage>
  );
}
