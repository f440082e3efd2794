import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { proofPath } from "#app/http/with-next.ts";
import { PostButton } from "#app/office/components/ui/post-button.tsx";
import { roleNames } from "./names.ts";

type Session = { id: number; browser: string; network: string; seen: string };
type Props = {
  path: string;
  user: { name: string; role: keyof typeof roleNames; invitedAs: keyof typeof roleNames | null };
  isOneself: boolean;
  isProven: boolean;
  isSuspended: boolean;
  isConfirmed: boolean;
  sessions: Session[];
};

/**
 * Renders the admin actions on an account. They require a recent password check and never apply to
 * one's own account.
 */
export function UserActions({
  path,
  user,
  isOneself,
  isProven,
  isSuspended,
  isConfirmed,
  sessions,
}: Props) {
  if (isOneself)
    return (
      <Aside
        title="This is you"
        text="Change your own account under Sign-in and security. Another admin can change its role."
      >
        <ButtonLink href="/profile/security" variant="secondary">
          Sign-in and security
        </ButtonLink>
      </Aside>
    );
  if (!isProven)
    return (
      <Aside
        title="To make changes"
        text="Enter your password again to change the roles, suspensions and sign-ins of other users."
      >
        <ButtonLink href={proofPath(path)}>Give password</ButtonLink>
      </Aside>
    );
  return (
    <div className="grid gap-8">
      {user.role === "visitor" && !isSuspended && (
        <Aside
          title="See the site as they do"
          text="For at most half an hour. They can see that you did, and when."
        >
          <ButtonLink href={`${path}/impersonation`} variant="secondary">
            See the site as {user.name}
          </ButtonLink>
        </Aside>
      )}
      <Aside title="Signed in" text={sessions.length === 0 ? "Nowhere." : ""}>
        {sessions.map(({ id, browser, network, seen }) => (
          <div key={id} className="flex items-center justify-between gap-4">
            <span className="text-sm">
              {browser}
              <span className="block text-muted">
                {network}, {seen}
              </span>
            </span>
            <PostButton action={path} fields={{ intent: "sessions", session: id }} of={browser}>
              End
            </PostButton>
          </div>
        ))}
        {sessions.length > 1 && (
          <PostButton action={path} fields={{ intent: "sessions" }}>
            Sign out everywhere
          </PostButton>
        )}
      </Aside>
      <Aside title="Password" text="Sends an email with a link, as if they had requested it.">
        <PostButton action={path} fields={{ intent: "password" }}>
          Send a password link
        </PostButton>
      </Aside>
      {user.invitedAs && (
        <Aside title="Invited" text={`As ${roleNames[user.invitedAs]}; no password is set yet.`}>
          <PostButton action={path} fields={{ intent: "withdraw" }}>
            Withdraw invitation
          </PostButton>
        </Aside>
      )}
      {isConfirmed && !isSuspended && (
        <Aside title="Role" text="They are signed out everywhere and get an email.">
          <Form method="post" action={path} className="flex flex-wrap items-end gap-3">
            <input type="hidden" name="intent" value="role" />
            <SelectField
              label="New role"
              name="role"
              defaultValue={user.role}
              options={Object.entries(roleNames).map(([value, label]) => ({ value, label }))}
              className="min-w-36 flex-1"
            />
            <Button variant="secondary">Change</Button>
          </Form>
        </Aside>
      )}
      <Aside
        title="Suspension"
        text={
          isSuspended
            ? "No one can sign in to this account."
            : "Ends every sign-in and blocks new ones. Their listings stay."
        }
      >
        {isSuspended ? (
          <PostButton action={path} fields={{ intent: "unsuspend" }}>
            Lift the suspension
          </PostButton>
        ) : (
          <Form method="post" action={path} className="grid gap-3">
            <input type="hidden" name="intent" value="suspend" />
            <TextField
              label="Reason"
              name="reason"
              hint="Only admins see this."
              maxLength={500}
              required
              autoComplete="off"
            />
            <div>
              <Button variant="secondary">Suspend</Button>
            </div>
          </Form>
        )}
      </Aside>
    </div>
  );
}

type AsideProps = { title: string; text: string; children?: React.ReactNode };

function Aside({ title, text, children }: AsideProps) {
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <div>
        <Heading size="md">{title}</Heading>
        {text && <p className="mt-1 text-sm text-muted">{text}</p>}
      </div>
      {children && <div className="grid gap-3">{children}</div>}
    </section>
  );
}
