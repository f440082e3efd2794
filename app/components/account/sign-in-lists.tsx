import { browserInWords } from "#domain/accounts/sessions/browser-name.ts";
import { say, to } from "#shared/say.ts";
import { Button } from "../ui/button.tsx";

type Session = { id: number; browser: string; isThis: boolean; seen: string };
type Passkey = { id: number; name: string; made: string };

export function SessionList({ sessions }: { sessions: Session[] }) {
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

export function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
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
      <Button look="quiet">
        {text}
        <span className="sr-only">: {of}</span>
      </Button>
    </form>
  );
}
