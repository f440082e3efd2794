import type { GetField } from "#app/forms/form-result.ts";
import { passwordHint } from "#domain/accounts/sign-in/min-password-length.ts";
import { say, sayStored } from "#shared/say.ts";
import { TextField } from "../ui/field.tsx";

/** Fields of a new account whose email address was verified by a link. */
export function NewAccountFields({ field }: { field: GetField }) {
  return (
    <>
      <TextField label={say("Your name")} autoComplete="name" {...field("name")} />
      <TextField
        label={say("Password")}
        type="password"
        autoComplete="new-password"
        hint={sayStored(passwordHint)}
        {...field("password")}
      />
    </>
  );
}
