import { AccountPage } from "#app/components/account/account-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { originalLang } from "#app/components/ui/original-lang.ts";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { PasskeyForm } from "#app/site/components/account/passkey-forms.tsx";
import type { LoaderArgs, PageProps } from "#app/site/page.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { browserInWords } from "#domain/accounts/sessions/browser-name.ts";
import { listEvents, listSessions } from "#domain/accounts/sessions/sessions.server.ts";
import { listPasskeys } from "#domain/accounts/sign-in/passkeys.server.ts";
import { listImpersonators } from "#domain/accounts/site-admins/list-users.server.ts";
import { pick } from "#shared/pick.ts";
import { say, sayStored, to } from "#shared/say.ts";

export const middleware = [authorize("account.read")];

export async function loader(args: LoaderArgs) {
  const { actor, services } = signedIn(args);
  const sessions = await listSessions(services, actor);
  const passkeys = await listPasskeys(services, actor);
  const events = await listEvents(services, actor);
  const seen = await listImpersonators(services, actor);
  return {
    account: pick(actor, ["name", "email", "isVerified", "hasTwoFactor", "owesSecondFactor"]),
    sessions: sessions.map(({ id, browser, seenAt, isThis }) => ({
      id,
      browser,
      isThis,
      seen: momentInWords(seenAt),
    })),
    passkeys: passkeys.map(({ id, name: named, createdAt }) => ({
      id,
      name: named,
      made: momentInWords(createdAt),
    })),
    seen: seen.map(({ id, reason, startedAt, until }) => ({
      id,
      reason,
      from: momentInWords(startedAt),
      until: momentInWords(until),
    })),
    events: events.map(({ at, ...event }) => ({ ...event, at: momentInWords(at) })),
  };
}

export const meta = privatePage(() => say("Sign-in and security"));

export default function Security({
  loaderData: { account, sessions, passkeys, events, seen },
}: PageProps<typeof loader>) {
  return (
    <AccountPage title={say("Sign-in and security")} lead={`${account.name}, ${account.email}`}>
      {account.owesSecondFactor && (
        <p className="rounded-card border border-coral p-5">
          {say("Admins need a second factor. Until you set one up, the admin area stays locked.")}
        </p>
      )}
      <Part title={say("How you sign in")}>
        <ul>
          <Way
            href="/profile/security/email"
            name={say("Email address")}
            state={account.isVerified ? account.email : say("Not confirmed yet")}
          />
          <Way href="/profile/security/password" name={say("Password")} state={say("Change it")} />
          <Way
            href="/profile/security/two-factor"
            name={say("Second factor")}
            state={account.hasTwoFactor ? say("On") : say("Off")}
          />
        </ul>
      </Part>
      <Part title={say("Passkeys")}>
        <PasskeyList passkeys={passkeys} />
        <PasskeyForm />
      </Part>
      <Part title={say("Where you are signed in")}>
        <SessionList sessions={sessions} />
      </Part>
      <Part title={say("Recent activity")}>
        <ul className="grid gap-2 text-sm">
          {events.map(({ id, kind, browser, at }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4">
              <span className="first-letter:uppercase">
                {sayStored(kind)}
                {browser && `, ${browserInWords(browser)}`}
              </span>
              <span className="text-muted">{at}</span>
            </li>
          ))}
        </ul>
      </Part>
      {seen.length > 0 && (
        <Part title={say("Viewed by an admin")}>
          <p className="text-muted">
            {say(
              "To help you, an admin viewed the site as you see it. They could not access passwords, sign-ins and payments.",
            )}
          </p>
          <ul className="grid gap-2 text-sm">
            {seen.map(({ id, reason, from, until }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4">
                <span className="wrap-anywhere" {...originalLang()}>
                  {reason}
                </span>
                <span className="text-muted">{say("{from} to {until}", { from, until })}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={say("Your data")}>
        <ul>
          <Way
            href="/profile/questions"
            name={say("Your questions")}
            state={say("What you asked")}
          />
          <Way href="/profile/reviews" name={say("My reviews")} state={say("Change or withdraw")} />
          <Way href="/profile/data" name={say("Download my data")} state={say("One file, JSON")} />
          <Way
            href="/profile/security/deletion"
            name={say("Delete my account")}
            state={say("Permanently")}
          />
        </ul>
      </Part>
      <form method="post" action={to("/sign-out")} className="border-t border-line pt-8">
        <Button variant="secondary">{say("Sign out")}</Button>
      </form>
    </AccountPage>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line pt-8">
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

function Way({ href, name, state }: { href: string; name: string; state: string }) {
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 last:border-0">
      <TextLink href={href}>{name}</TextLink>
      <span className="text-muted">{state}</span>
    </li>
  );
}

type Data = PageProps<typeof loader>["loaderData"];

function SessionList({ sessions }: Pick<Data, "sessions">) {
  return (
    <ul>
      {sessions.map(({ id, browser, isThis, seen }) => (
        <Row
          key={id}
          title={browserInWords(browser)}
          note={isThis ? say("This browser") : say("Last seen {moment}", { moment: seen })}
        >
          {!isThis && (
            <EndButton
              action={`/profile/security/sessions/${id}`}
              text={say("Sign out")}
              of={browserInWords(browser)}
            />
          )}
        </Row>
      ))}
    </ul>
  );
}

function PasskeyList({ passkeys }: Pick<Data, "passkeys">) {
  if (passkeys.length === 0)
    return (
      <p className="text-muted">
        {say(
          "None yet. A passkey lets you sign in with your fingerprint, your face or your device’s screen lock.",
        )}
      </p>
    );
  return (
    <ul>
      {passkeys.map(({ id, name, made }) => (
        <Row key={id} title={name} note={say("Added {moment}", { moment: made })}>
          <EndButton action={`/profile/security/passkeys/${id}`} text={say("Remove")} of={name} />
        </Row>
      ))}
    </ul>
  );
}

type RowProps = { title: string; note: string; children: React.ReactNode };

function Row({ title, note, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <span>
        {title}
        <span className="block text-sm text-muted">{note}</span>
      </span>
      {children}
    </li>
  );
}

function EndButton({ action, text, of }: { action: string; text: string; of: string }) {
  return (
    <form method="post" action={to(action)}>
      <Button variant="secondary">
        {text}
        <span className="sr-only">: {of}</span>
      </Button>
    </form>
  );
}
