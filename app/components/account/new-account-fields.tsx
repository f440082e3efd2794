import type { GetField } from "#app/forms/form-result.ts";
import { say } from "#shared/say.ts";
import { NewPasswordField } from "../forms/personal-fields.tsx";
import { TermsLine } from "../forms/terms-line.tsx";
import { TextField } from "../ui/field.tsx";

/** Asks for the details of a new account whose email address was verified by a link. */
export function NewAccountFields({ field }: { field: GetField }) {
  return (
    <>
      <TextField label={say("Your name")} autoComplete="name" {...field("name")} />
      <NewPasswordField {...field("password")} />
      <TermsLine of="account" />
    </>
  );
}
