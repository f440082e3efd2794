import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { say } from "#shared/say.ts";

/** Asks for the name of a new passkey, which app/browser/forms/passkeys.ts creates. */
export function PasskeyForm() {
  return (
    <form data-passkey="add" className="needs-script mt-2 grid gap-4" noValidate>
      <TextField
        label={say("Name of a new passkey")}
        hint={say("To help you recognize it, for example “My phone”.")}
        name="name"
        scope="passkey"
        maxLength={60}
        autoComplete="off"
      />
      <p className="flex flex-wrap items-center gap-4">
        <Button variant="secondary">{say("Add a passkey")}</Button>
        <span role="status" className="text-sm text-coral" />
      </p>
    </form>
  );
}

export function PasskeySignIn({ next }: { next: string }) {
  return (
    <form data-passkey="sign-in" data-next={next} className="needs-script grid gap-4">
      <Button variant="secondary">{say("Sign in with a passkey")}</Button>
      <p role="status" className="text-sm text-coral empty:hidden" />
    </form>
  );
}
