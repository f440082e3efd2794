import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { EmailField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { roleNames } from "#app/components/users/names.ts";
import { type FormAnswer, readForm, rejectForm } from "#app/forms/form-result.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize, requireProof, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { adminInvitationSchema } from "#domain/accounts/account-input.ts";
import { inviteAdmin } from "#domain/accounts/site-admins/site-admins.server.ts";
import type { Route } from "./+types/invite.ts";

const path = "/admin/users/invitation";

export const middleware = [authorize("users.manage"), requireProof];

export async function loader(args: Route.LoaderArgs) {
  return { done: args.url.searchParams.get("done") };
}

export async function action(args: Route.ActionArgs): Promise<FormAnswer | Response> {
  const { actor, services } = signedIn(args);
  const form = await args.request.formData();
  const read = readForm(adminInvitationSchema, form);
  if ("answer" in read) return read.answer;
  const outcome = await inviteAdmin(services, actor, read.data);
  if (outcome === "known")
    return rejectForm(form, {
      email: ["This address already belongs to an editor or admin, or its account is suspended."],
    });
  return redirectTo(`${path}?done=${outcome}`);
}

export const meta = privatePage("Invite someone");

const notices: Record<string, { title: string; text: string }> = {
  invited: {
    title: "The invitation is on its way",
    text: "The link in it works once, for three days. It sets a password, then asks for a second factor.",
  },
  granted: {
    title: "Done",
    text: "This address already has an account, which now has the new role. We email them about it.",
  },
};

export default function Invite({ loaderData: { done }, actionData }: Route.ComponentProps) {
  const notice = notices[done ?? ""];
  return (
    <AdminPage
      title="Invite someone"
      lead="Editors moderate what visitors write. Admins can do everything that you can: invite few."
    >
      <div className="mt-8 grid max-w-lg gap-8">
        {notice && <Notice {...notice} />}
        <ShortForm action={path} answer={actionData} button="Send invitation">
          {(field) => (
            <>
              <TextField label="Name" autoComplete="off" maxLength={80} {...field("name")} />
              <EmailField autoComplete="off" maxLength={254} {...field("email")} />
              <SelectField
                label="Role"
                options={[
                  { value: "editor", label: "Editor" },
                  { value: "super_admin", label: roleNames.super_admin },
                ]}
                {...field("role")}
              />
            </>
          )}
        </ShortForm>
      </div>
    </AdminPage>
  );
}
