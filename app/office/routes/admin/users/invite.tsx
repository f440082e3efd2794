import { EmailField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { authorize, requireProof } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { roleNames } from "#app/office/components/users/names.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { adminInvitationSchema } from "#domain/accounts/account-input.ts";
import { inviteAdminProblems } from "#domain/accounts/problems.ts";
import { inviteAdmin } from "#domain/accounts/site-admins/site-admins.server.ts";
import type { Route } from "./+types/invite.ts";

const path = "/admin/users/invitation";

export const middleware = [authorize("users.manage"), requireProof];

export const action = officeAction({
  schema: adminInvitationSchema,
  run: ({ services, actor, input }) => inviteAdmin(services, actor, input),
  problems: inviteAdminProblems,
  done: {
    invited: {
      title: "The invitation is on its way",
      text: "The link in it works once, for three days. It sets a password, then asks for a second factor.",
    },
    granted: {
      title: "Done",
      text: "This address already has an account, which now has the new role. We email them about it.",
    },
  },
});

export const meta = privatePage("Invite someone");

export default function Invite({ actionData }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Invite someone"
      lead="Editors moderate what visitors write. Admins can do everything that you can: invite few."
    >
      <div className="mt-8 grid max-w-lg gap-8">
        <ShortForm action={path} actionData={actionData} button="Send invitation">
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
