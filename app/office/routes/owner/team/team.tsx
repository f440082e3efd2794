import { Form } from "react-router";
import { z } from "zod";
import { EmailField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Choices } from "#app/components/ui/choices.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { type FormAnswer, formProblem, formState } from "#app/forms/form-result.ts";
import { requireFound } from "#app/http/answers.server.ts";
import { authorize, ownListing } from "#app/http/authorize.server.ts";
import { byIntent, officeAction } from "#app/http/office-action.server.ts";
import { proofPath } from "#app/http/with-next.ts";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { PostButton } from "#app/office/components/ui/post-button.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { inviteMember } from "#domain/listing-team/invite-member.server.ts";
import { changeTeamProblems, inviteMemberProblems } from "#domain/listing-team/problems.ts";
import {
  changeMember,
  deleteTeamInvitation,
  findTeam,
} from "#domain/listing-team/run-team.server.ts";
import { memberRoles, roleNames, roleRights } from "#domain/listing-team/team.ts";
import { inviteSchema } from "#domain/listing-team/team-input.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/team.ts";

const dayOf = (at: Date) => formatDay(localDay(at));

export const middleware = [authorize("team.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listing } = ownListing(args);
  const team = requireFound(await findTeam(services, actor, listing.id));
  const { searchParams } = args.url;
  return {
    listing: { name: listing.name, slug: listing.slug },
    members: team.members.map(({ since, userId, ...member }) => ({
      ...member,
      userId,
      isMe: userId === actor.userId,
      since: dayOf(since),
    })),
    invited: team.invited.map(({ expiresAt, ...invited }) => ({
      ...invited,
      until: dayOf(expiresAt),
    })),
    typed: {
      email: searchParams.get("email")?.slice(0, 200) ?? "",
      role: searchParams.get("role") ?? "front_desk",
    },
  };
}

const withdraw = officeAction({
  scope: ownListing,
  run: ({ services, actor, listing, form }) =>
    deleteTeamInvitation(services, actor, listing.id, String(form.get("email"))),
  problems: { "not-found": changeTeamProblems["not-found"] },
  done: { done: { title: "Withdrawn", text: "The link in that email no longer works." } },
});

const change = officeAction({
  scope: ownListing,
  schema: z.object({
    member: z.string().transform(readId),
    role: z.enum([...memberRoles, "none"]),
  }),
  run: ({ services, actor, listing, input: { member, role } }) =>
    changeMember(services, actor, listing.id, member, role === "none" ? null : role),
  problems: changeTeamProblems,
  done: {
    done: (_, { actor, input: { member, role } }) => {
      if (role !== "none")
        return { title: "Changed", text: "It applies from now on. We email them about it." };
      return member === actor.userId ? { to: "/client-admin" } : removed;
    },
  },
});

const removed = {
  title: "Removed",
  text: "Their access ended right away, in every browser. If you shared the secret calendar address with them, renew it too.",
  link: { href: "/owner/bookings/calendars", label: "Calendars" },
};

const invite = officeAction({
  scope: ownListing,
  schema: inviteSchema,
  run: ({ services, actor, listing, input }) => inviteMember(services, actor, listing.id, input),
  problems: inviteMemberProblems,
  done: {
    invited: {
      title: "The invitation is on its way",
      text: "The link in it works once, for seven days. We email you when your colleague has joined.",
    },
    "proof-needed": (_, { input, args }) => ({
      to: proofPath(`${args.url.pathname}?${new URLSearchParams(input)}`),
    }),
  },
});

export const action = byIntent({ withdraw, change }, invite);

export const meta = privatePage("Team");

type Data = Route.ComponentProps["loaderData"];

export default function Team({
  loaderData: { listing, members, invited, typed },
  actionData,
}: Route.ComponentProps) {
  const path = `/owner/team/${listing.slug}`;
  const isInvitation = formState(actionData).values.intent === undefined;
  return (
    <OwnerPage
      title="Team"
      problem={isInvitation ? undefined : formProblem(actionData)}
      lead={`The people who manage ${listing.name}, each with their own sign-in.`}
    >
      <TeamList path={path} members={members} invited={invited} />
      <InviteForm path={path} actionData={isInvitation ? actionData : undefined} typed={typed} />
    </OwnerPage>
  );
}

type TeamListProps = { path: string } & Pick<Data, "members" | "invited">;

function TeamList({ path, members, invited }: TeamListProps) {
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
          <PostButton action={path} fields={{ intent: "withdraw", email }}>
            Withdraw<span className="sr-only"> the invitation for {email}</span>
          </PostButton>
        </li>
      ))}
    </ul>
  );
}

type EntryProps = { path: string; member: Data["members"][number] };

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
          <input type="hidden" name="intent" value="change" />
          <input type="hidden" name="member" value={userId} />
          <SelectField
            label="Role"
            scope={`member-${userId}`}
            name="role"
            defaultValue={role}
            className="w-44"
            options={memberRoles.map((value) => ({ value, label: roleNames[value] }))}
          />
          <Button variant="secondary">Save</Button>
        </Form>
        <PostButton action={path} fields={{ intent: "change", member: userId, role: "none" }}>
          {isMe ? "Leave the team" : "Remove from the team"}
        </PostButton>
      </div>
    </details>
  );
}

const parts = memberRoles
  .map((role) => ({ value: role, label: roleNames[role], hint: roleRights[role] }))
  .reverse();

type InviteFormProps = { path: string; actionData: FormAnswer | undefined; typed: Data["typed"] };

function InviteForm({ path, actionData, typed }: InviteFormProps) {
  return (
    <TitledSection id="invite" title="Invite a colleague" titleClass="mb-5">
      <ShortForm
        action={path}
        actionData={actionData}
        defaultValues={typed}
        button="Send invitation"
      >
        {(field) => {
          const { defaultValue = "", ...role } = field("role");
          return (
            <>
              <EmailField autoComplete="off" maxLength={200} {...field("email")} />
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
      </ShortForm>
    </TitledSection>
  );
}
