import type { FormAnswer } from "#app/forms/form-result.ts";
import { memberRoles, roleNames, roleRights } from "#domain/listing-team/team.ts";
import { AccountForm } from "../account/account-form.tsx";
import { Choices } from "../ui/choices.tsx";
import { TextField } from "../ui/field.tsx";
import { TitledSection } from "../ui/titled-section.tsx";

const parts = memberRoles
  .map((role) => ({ value: role, label: roleNames[role], hint: roleRights[role] }))
  .reverse();

type Props = {
  path: string;
  answer: FormAnswer | undefined;
  typed: { email: string; role: string };
};

export function InviteForm({ path, answer, typed }: Props) {
  return (
    <TitledSection id="invite" title="Invite a colleague" titleLook="mb-5 text-xl">
      <AccountForm action={path} answer={answer} given={typed} button="Send invitation">
        {(field) => {
          const { defaultValue = "", ...role } = field("role");
          return (
            <>
              <TextField
                label="Email"
                type="email"
                autoComplete="off"
                maxLength={200}
                {...field("email")}
              />
              <Choices
                label="Role"
                type="radio"
                options={parts}
                chosen={[defaultValue]}
                className="grid gap-2"
                {...role}
              />
            </>
          );
        }}
      </AccountForm>
    </TitledSection>
  );
}
