import { say } from "#shared/say.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { AccountPage } from "./account-page.tsx";

/** Shown only once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <AccountPage
      title={say("Your recovery codes")}
      lead={say(
        "Each works once in place of a code from your app. Keep them where you keep important papers: we show them only once.",
      )}
    >
      <ol className="grid grid-cols-2 gap-x-8 gap-y-3 rounded-card border border-line bg-surface p-6">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>
        <ButtonLink href="/profile/security">{say("I have saved them")}</ButtonLink>
      </p>
    </AccountPage>
  );
}
