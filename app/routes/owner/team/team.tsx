import { Form, redirect } from "react-router";
import { z } from "zod";
import { Notice } from "#app/components/forms/notice.tsx";
import { EmailField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { PostButton } from "#app/components/office/post-button.tsx";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Choices } from "#app/components/ui/choices.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { TitledSection } from "#app/components/ui/titled-section.tsx";
import { type FormAnswer, readForm, rejectForm } from "#app/forms/form-result.ts";
import { notFound, redirectTo, requireFound } from "#app/http/answers.server.ts";
import { authorize, ownListing } from "#app/http/authorize.server.ts";
import { proofPath } from "#app/http/with-next.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { inviteMember } from "#domain/listing-team/invite-member.server.ts";
import {
  changeMember,
  deleteTeamInvitation,
  findTeam,
} from "#domain/listing-team/run-team.server.ts";
import { inviteSchema, memberRoles, roleNames, roleRights } from "#domain/listing-team/team.ts";
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
    news: searchParams.get("done"),
    typed: {
      email: searchParams.get("email")?.slice(0, 200) ?? "",
      role: searchParams.get("role") ?? "front_desk",
    },
  };
}

const changeSchema = z.object({ member: z.string(), role: z.enum([...memberRoles, "none"]) });

const refusals = {
  known: "This address already belongs to someone on the team.",
  "too-many": "A team can have 30 people, including invitations. Withdraw one first.",
  limited: "You can send twenty invitations a day. Please try again tomorrow.",
};

export async function action(args: Route.ActionArgs): Promise<FormAnswer | Response> {
  const { actor, services, listing } = ownListing(args);
  const path = `/owner/team/${listing.slug}`;
  const form = await args.request.formData();
  const askProof = (query: Record<string, string> = {}) => {
    const next = Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
    return redirect(proofPath(next), 303);
  };
  const intent = form.get("intent");
  if (intent === "withdraw") {
    const email = String(form.get("email"));
    const outcome = await deleteTeamInvitation(services, actor, listing.id, email);
    return redirectTo(`${path}?done=${outcome === "done" ? "taken-back" : "gone"}`);
  }
  if (intent === "change") {
    const read = changeSchema.safeParse(Object.fromEntries(form));
    if (!read.success) throw notFound();
    const { member, role } = read.data;
    const outcome = await changeMember(
      services,
      actor,
      listing.id,
      readId(member),
      role === "none" ? null : role,
    );
    if (outcome === "proof-needed") return askProof();
    if (outcome === "done" && role === "none" && readId(member) === actor.userId)
      return redirectTo("/client-admin");
    return redirectTo(
      `${path}?done=${{ done: role === "none" ? "removed" : "changed", "last-owner": "last-owner", "not-found": "gone" }[outcome]}`,
    );
  }
  const read = readForm(inviteSchema, form);
  if ("answer" in read) return read.answer;
  const outcome = await inviteMember(services, actor, listing.id, read.data);
  if (outcome === "not-found") throw notFound();
  if (outcome === "proof-needed") return askProof(read.data);
  return outcome === "invited"
    ? redirectTo(`${path}?done=invited`)
    : rejectForm(form, { email: [refusals[outcome]] });
}

export const meta = privatePage("Team");

const newsOf: Record<string, { title: string; text: string; isProblem?: true }> = {
  invited: {
    title: "The invitation is on its way",
    text: "The link in it works once, for seven days. We email you when your colleague has joined.",
  },
  changed: { title: "Changed", text: "It applies from now on. We email them about it." },
  removed: {
    title: "Removed",
    text: "Their access ended right away, in every browser. If you shared the secret calendar address with them, renew it too.",
  },
  "taken-back": { title: "Withdrawn", text: "The link in that email no longer works." },
  gone: {
    title: "Nothing was changed",
    text: "The list has changed in the meantime: this is the current one.",
    isProblem: true,
  },
  "last-owner": {
    title: "Nothing was changed",
    text: "A listing needs at least one owner. Make someone else an owner first.",
    isProblem: true,
  },
};

type Data = Route.ComponentProps["loaderData"];

export default function Team({
  loaderData: { listing, members, invited, news, typed },
  actionData,
}: Route.ComponentProps) {
  const path = `/owner/team/${listing.slug}`;
  const shown = newsOf[news ?? ""];
  return (
    <OwnerPage
      title="Team"
      lead={`The people who manage ${listing.name}, each with their own sign-in.`}
    >
      {shown && !actionData && <Notice {...shown}>{news === "removed" && <CalendarLink />}</Notice>}
      <TeamList path={path} members={members} invited={invited} />
      <InviteForm path={path} answer={actionData} typed={typed} />
    </OwnerPage>
  );
}

function CalendarLink() {
  return <TextLink href="/owner/bookings/calendars">Calendars</TextLink>;
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
          <Button look="quiet">Save</Button>
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

type InviteFormProps = { path: string; answer: FormAnswer | undefined; typed: Data["typed"] };

function InviteForm({ path, answer, typed }: InviteFormProps) {
  return (
    <TitledSection id="invite" title="Invite a colleague" titleLook="mb-5 text-xl">
      <ShortForm action={path} answer={answer} given={typed} button="Send invitation">
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
