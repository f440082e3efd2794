import { Heading } from "#app/components/ui/heading.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { notFound, requireFound } from "#app/http/answers.server.ts";
import { authorize, requireProof, signedIn } from "#app/http/authorize.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import type { Flash } from "#app/http/flash.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { FactList } from "#app/office/components/email/fact-list.tsx";
import {
  describeUserStatus,
  memberNames,
  roleInWords,
} from "#app/office/components/users/names.ts";
import { UserActions } from "#app/office/components/users/user-actions.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { type Actor, hasProof } from "#domain/accounts/actor.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import {
  changeRole,
  endSessionsOf,
  endSuspension,
  sendPasswordLinkTo,
  suspendUser,
  withdrawInvitation,
} from "#domain/accounts/site-admins/change-user.server.ts";
import { findUser } from "#domain/accounts/site-admins/list-users.server.ts";
import { nameListings } from "#domain/catalogue/listings/name-listings.server.ts";
import type { Services } from "#domain/services.ts";
import { ownEntry } from "#shared/own-entry.ts";
import { listingPath } from "#shared/paths.ts";
import { readId } from "#shared/read-id.ts";
import { typedText } from "#shared/typed-text.ts";
import type { Route } from "./+types/user.ts";

export const middleware = [authorize("users.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const {
    sessions,
    events,
    seen,
    listings: memberships,
    createdAt,
    suspendedAt,
    emailVerifiedAt,
    ...user
  } = requireFound(await findUser(services, actor, readId(args.params.id)));
  const listings = await nameListings(
    services,
    memberships.map(({ listingId }) => listingId),
  );
  return {
    user,
    status: describeUserStatus({ suspendedAt, emailVerifiedAt }),
    isSuspended: suspendedAt !== null,
    isConfirmed: emailVerifiedAt !== null,
    since: momentInWords(createdAt),
    lastSeen: sessions[0] ? momentInWords(sessions[0].seenAt) : null,
    isOneself: actor.userId === user.id,
    isProven: hasProof(actor, services.clock()),
    listings: listings.map(({ id, slug, name }) => ({
      slug,
      name,
      role: memberships.find(({ listingId }) => listingId === id)?.role ?? "owner",
    })),
    sessions: sessions.map(({ seenAt, ...session }) => ({
      ...session,
      seen: momentInWords(seenAt),
    })),
    events: events.map(({ id, kind, at }) => ({ id, kind, at: momentInWords(at) })),
    seen: seen.map(({ startedAt, until, ...rest }) => ({
      ...rest,
      from: momentInWords(startedAt),
      until: momentInWords(until),
    })),
  };
}

const messages: Record<string, Flash> = {
  role: {
    title: "The role was changed",
    text: "They were signed out everywhere, and we email them.",
  },
  suspend: {
    title: "Suspended",
    text: "Every sign-in has ended. You can lift the suspension here at any time.",
  },
  unsuspend: { title: "Reopened", text: "They can sign in as before. We email them." },
  sessions: { title: "Signed out", text: "We email them." },
  password: {
    title: "The email is on its way",
    text: "The link in it sets a new password. It works once, for 30 minutes.",
  },
  withdraw: { title: "The invitation was withdrawn", text: "Its link no longer works." },
};

type UserAction = (
  services: Services,
  actor: Actor,
  userId: number,
  form: FormData,
) => Promise<string>;
const reasonSchema = typedText("").overwrite((reason) => reason.slice(0, 500).toWellFormed());
const roles = ["visitor", "editor", "super_admin"] as const;

const actions: Record<string, UserAction> = {
  async role(services, actor, userId, form) {
    const role = roles.find((each) => each === form.get("role"));
    return role ? changeRole(services, actor, userId, role) : "not-found";
  },
  suspend: (services, actor, userId, form) =>
    suspendUser(services, actor, userId, reasonSchema.parse(form.get("reason") ?? "")),
  unsuspend: (services, actor, userId) => endSuspension(services, actor, userId),
  sessions: (services, actor, userId, form) =>
    endSessionsOf(
      services,
      actor,
      userId,
      form.has("session") ? readId(String(form.get("session"))) : null,
    ),
  password: (services, actor, userId) => sendPasswordLinkTo(services, actor, userId),
  withdraw: (services, actor, userId) => withdrawInvitation(services, actor, userId),
};

export async function action(args: Route.ActionArgs) {
  await requireProof(args);
  const { actor, services } = signedIn(args);
  const form = await args.request.formData();
  const name = String(form.get("intent") ?? "");
  const outcome = await ownEntry(actions, name)?.(services, actor, readId(args.params.id), form);
  const message = ownEntry(messages, name);
  if (outcome !== "done" || !message)
    throw notFound({
      title: "Nothing was changed",
      text: "The account is gone or has changed in the meantime, or it is your own.",
    });
  return redirectWithFlash(services, args.url.pathname, message);
}

export const meta = privatePage<typeof loader>((loaderData) => loaderData?.user.name ?? "User");

export default function UserPage({ loaderData }: Route.ComponentProps) {
  const { user } = loaderData;
  const path = `/admin/users/${user.id}`;
  return (
    <AdminPage title={user.name} lead={user.email}>
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <UserSheet {...loaderData} />
        <UserActions {...loaderData} path={path} />
      </div>
    </AdminPage>
  );
}

function UserSheet({
  user,
  status,
  since,
  lastSeen,
  listings,
  events,
  seen,
}: Route.ComponentProps["loaderData"]) {
  const ways = [
    user.hasPassword && "password",
    user.hasTwoFactor && "second factor",
    user.passkeys > 0 && (user.passkeys === 1 ? "a passkey" : `${user.passkeys} passkeys`),
  ].filter(Boolean);
  return (
    <div className="grid min-w-0 gap-10">
      <div className="-mt-8">
        <FactList
          facts={[
            ["Role", roleInWords(user.role, listings.length)],
            ["Status", status],
            ["Suspended for", user.suspendedFor || null],
            ["Signs in with", ways.length > 0 ? ways.join(", ") : "No sign-in method yet"],
            ["Last seen", lastSeen ?? "Not signed in anywhere"],
            ["Since", since],
            ["Demo account", user.isDemo ? "Yes" : null],
          ]}
        />
      </div>
      {listings.length > 0 && (
        <Part title="Listings">
          {listings.map(({ slug, name, role }) => (
            <Line key={slug} note={memberNames[role]}>
              <TextLink href={listingPath(slug)}>{name}</TextLink>
            </Line>
          ))}
        </Part>
      )}
      {seen.length > 0 && (
        <Part title="Viewed by admins">
          {seen.map(({ id, operator, reason, from, until }) => (
            <Line key={id} note={`${from} to ${until}`}>
              {operator}
              {reason && <span className="block text-sm text-muted wrap-anywhere">{reason}</span>}
            </Line>
          ))}
        </Part>
      )}
      <Part
        title="Recent activity"
        more={{ href: `/admin/audit?who=${user.id}`, text: "All changes by this account" }}
      >
        {events.map(({ id, kind, at }) => (
          <Line key={id} note={at}>
            <span className="inline-block first-letter:uppercase">{kind}</span>
          </Line>
        ))}
      </Part>
    </div>
  );
}

type PartProps = {
  title: string;
  more?: { href: string; text: string };
  children: React.ReactNode;
};

function Part({ title, more, children }: PartProps) {
  return (
    <section>
      <Heading>{title}</Heading>
      <ul className="mt-3 border-t border-line">{children}</ul>
      {more && (
        <p className="mt-3">
          <TextLink href={more.href}>{more.text}</TextLink>
        </p>
      )}
    </section>
  );
}

function Line({ note, children }: { note: string; children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-8 gap-y-0.5 border-b border-line py-3">
      <span className="min-w-0">{children}</span>
      <span className="text-sm text-muted">{note}</span>
    </li>
  );
}
