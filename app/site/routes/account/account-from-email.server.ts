import { z } from "zod";
import { type FormAnswer, readForm } from "#app/forms/form-result.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { newPasswordSchema, signUpSchema } from "#domain/accounts/account-input.ts";
import type { NewSession } from "#domain/accounts/sessions/new-session.ts";

const accountSchema = z.object({ name: signUpSchema.shape.name, password: newPasswordSchema });

/**
 * Parses the new account of a visitor with an emailed link. Empty if the address already has an
 * account.
 */
export function readNewAccount(
  form: FormData,
  hasAccount: boolean,
): { data: z.infer<typeof accountSchema> | null } | { answer: FormAnswer } {
  return hasAccount ? { data: null } : readForm(accountSchema, form);
}

type Cookies = { open(session: NewSession, now: Date): string[] };

export function redirectToDashboard(
  slug: string,
  session: NewSession | null,
  cookies: Cookies,
  now: Date,
) {
  const dashboard = `/client-admin?place=${slug}`;
  return session
    ? redirectTo(`${dashboard}&welcome=1`, cookies.open({ ...session, workplace: "owner" }, now))
    : redirectTo(dashboard);
}
