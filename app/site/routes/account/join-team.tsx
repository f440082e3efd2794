import { AccountPage } from "#app/components/account/account-page.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import type { FormAnswer } from "#app/forms/form-result.ts";
import { rejectWith } from "#app/forms/form-result.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { NewAccountFields } from "#app/site/components/account/new-account-fields.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { busySigningIn } from "#domain/accounts/problems.ts";
import { findTeamInvitation, joinTeam } from "#domain/listing-team/join-team.server.ts";
import { roleNames, roleRights } from "#domain/listing-team/team.ts";
import { readNewAccount, redirectToDashboard } from "./account-from-email.server.ts";

const path = "/team/join";
const tokenIn = ({ searchParams }: URL) => searchParams.get("token") ?? "";

export const middleware = [authorize("team.join")];

/** Asks for confirmation first: email programs follow links to scan them. */
export async function loader({ url, context }: LoaderArgs) {
  await context.get(visitorContext).visitor();
  const token = tokenIn(url);
  const found = await findTeamInvitation(context.get(servicesContext), token);
  return {
    token,
    invitation: found && {
      name: found.name,
      email: found.email,
      role: found.role,
      by: found.invitedBy,
      hasAccount: found.hasAccount,
    },
  };
}

export async function action({
  request,
  url,
  context,
}: ActionArgs): Promise<FormAnswer | Response> {
  const services = context.get(servicesContext);
  const { from, cookies, visitor } = context.get(visitorContext);
  const token = tokenIn(url);
  const invitation = await findTeamInvitation(services, token);
  if (!invitation) return redirectTo(path);
  const form = await request.formData();
  const read = readNewAccount(form, invitation.hasAccount);
  if ("answer" in read) return read.answer;
  const joined = await joinTeam(services, token, read.data, from, (await visitor())?.sessionId);
  if (joined.outcome !== "joined")
    return joined.outcome === "busy"
      ? rejectWith(form, busySigningIn, "password")
      : redirectTo(path);
  return redirectToDashboard(invitation.slug, joined.session, cookies, services.clock());
}

export const meta = privatePage("Join the team");

export default function JoinTeam({
  loaderData: { token, invitation },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  if (!invitation)
    return (
      <AccountPage
        title="This link no longer works"
        lead="It works once, for seven days, and stops working if the invitation is withdrawn. Ask your colleague for another."
      >
        <p>
          <TextLink href="/client-admin">Sign in as an owner</TextLink>
        </p>
      </AccountPage>
    );
  const { name, email, role, by, hasAccount } = invitation;
  const here = `${path}?token=${encodeURIComponent(token)}`;
  const part = `${by} invites you. Your role: ${roleNames[role].toLowerCase()}. ${roleRights[role]}`;
  if (hasAccount)
    return (
      <AccountPage
        title={`Manage ${name}`}
        lead={`${part} ${email} already has an account here: we add the listing to it.`}
      >
        <ShortForm action={here} actionData={actionData} button="Join the team" />
      </AccountPage>
    );
  return (
    <AccountPage
      title={`Manage ${name}`}
      lead={`${part} Choose a password. You sign in with it and ${email}.`}
    >
      <ShortForm action={here} actionData={actionData} button="Join the team">
        {(field) => <NewAccountFields field={field} />}
      </ShortForm>
    </AccountPage>
  );
}
