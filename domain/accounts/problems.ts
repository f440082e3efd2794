import { type Problem, type Problems, problemOf, rateLimited } from "#domain/problem.ts";
import type { Services } from "#domain/services.ts";
import { say } from "#shared/say.ts";
import type { SignInRefusal } from "./sign-in/sign-in.server.ts";

export const busySigningIn = {
  status: 503,
  message: "Many people are signing in right now. Please try again in a few seconds.",
  retryAfter: 2,
} as const;

const signInProblems: Problems<Exclude<SignInRefusal, { outcome: "suspended" }>> = {
  wrong: {
    status: 401,
    code: "invalid-credentials",
    field: "password",
    message: "Invalid email or password. Please try again.",
  },
  busy: busySigningIn,
  limited: ({ retryAfter }) => rateLimited(retryAfter),
};

export const inviteAdminProblems: Problems<"known", string> = {
  known: {
    status: 409,
    field: "email",
    message: "This address already belongs to an editor or admin, or its account is suspended.",
  },
};

export async function signInProblem(
  { settings }: Pick<Services, "settings">,
  refused: SignInRefusal,
): Promise<Problem> {
  if (refused.outcome !== "suspended") return problemOf(signInProblems, refused);
  const { email } = (await settings.read()).contact;
  return {
    status: 403,
    code: "account-suspended",
    message: say("This account is suspended. To ask why, write to {email}.", { email }),
  };
}
