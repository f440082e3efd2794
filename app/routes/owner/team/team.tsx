import { redirect } from "react-router";
import { z } from "zod";
import { Notice } from "#app/components/forms/notice.tsx";
import { InviteForm } from "#app/components/owner/invite-form.tsx";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { TeamList } from "#app/components/owner/team-list.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { type FormAnswer, readForm, rejectForm } from "#app/forms/form-result.ts";
import { notFound, redirectTo, requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { proofPath } from "#app/http/with-next.ts";
import { ownListing } from "#app/routes/owner/listing-in-path.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { inviteMember } from "#domain/listing-team/invite-member.server.ts";
import {
  changeMember,
  deleteTeamInvitation,
  findTeam,
} from "#domain/listing-team/run-team.server.ts";
import { inviteSchema, memberRoles } from "#domain/listing-team/team.ts";
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
  if (form.has("takeBack")) {
    const outcome = await deleteTeamInvitation(
      services,
      actor,
      listing.id,
      String(form.get("takeBack")),
    );
    return redirectTo(`${path}?done=${outcome === "done" ? "taken-back" : "gone"}`);
  }
  if (form.has("member")) {
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
