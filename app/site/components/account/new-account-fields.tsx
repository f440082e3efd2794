import { NewPasswordField } from "#app/components/forms/personal-fields.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import type { GetField } from "#app/forms/form-result.ts";
import { say } from "#shared/say.ts";
import { TermsLine } from "../forms/terms-line.tsx";

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
