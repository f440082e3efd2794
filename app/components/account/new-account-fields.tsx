import { passwordHint } from "#domain/accounts/sign-in/min-password-length.ts";
import { say, sayStored } from "#shared/say.ts";
import { TextField } from "../ui/field.tsx";

type GetFieldProps = (name: string) => {
  name: string;
  errors: string[] | undefined;
  defaultValue: string | undefined;
};

/** Fields of a new account whose email address was verified by a link. */
export function NewAccountFields({ field }: { field: GetFieldProps }) {
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
