import { Form } from "react-router";
import { PostButton } from "#app/components/office/post-button.tsx";
import type { MemberRole } from "#domain/accounts/actor.ts";
import { memberRoles, roleNames } from "#domain/listing-team/team.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/field.tsx";

type Member = {
  userId: number;
  name: string;
  email: string | null;
  role: MemberRole;
  since: string;
  isMe: boolean;
};
type PendingInvitation = { email: string; role: MemberRole; until: string };

type TeamListProps = { path: string; members: Member[]; invited: PendingInvitation[] };

export function TeamList({ path, members, invited }: TeamListProps) {
  return (
    <ul className="border-b border-line">
      {members.map((member) => (
        <li key={member.userId} className="border-t border-line py-5">
          <Entry path={path} member={member} />
        </li>
      ))}
      {invited.map(({ email, role, until }) => (
        <li
          key={email}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-5"
        >
          <div className="min-w-0">
            <p className="wrap-anywhere">{email}</p>
            <p className="text-sm text-muted">
              {roleNames[role]} · invited, link valid until {until}
            </p>
          </div>
          <PostButton action={path} fields={{ takeBack: email }}>
            Take back<span className="sr-only"> the invitation for {email}</span>
          </PostButton>
        </li>
      ))}
    </ul>
  );
}

type EntryProps = { path: string; member: Member };

function Entry({ path, member: { userId, name, email, role, since, isMe } }: EntryProps) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-6 gap-y-1 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block wrap-anywhere">
            {name}
            {isMe && <span className="text-muted"> (you)</span>}
          </span>
          <span className="block text-sm text-muted wrap-anywhere">
            {roleNames[role]} since {since} · {email}
          </span>
        </span>
        <span className="text-link text-sm group-open:hidden">Change</span>
      </summary>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Form method="post" action={path} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="member" value={userId} />
          <SelectField
            label="Role"
            scope={`member-${userId}`}
            name="role"
            defaultValue={role}
            className="w-44"
            options={memberRoles.map((value) => ({ value, label: roleNames[value] }))}
          />
          <Button look="quiet">Save</Button>
        </Form>
        <PostButton action={path} fields={{ member: userId, role: "none" }}>
          {isMe ? "Leave the team" : "Remove from the team"}
        </PostButton>
      </div>
    </details>
  );
}
