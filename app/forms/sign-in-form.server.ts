import type { RouterContextProvider } from "react-router";
import { readForm, rejectForm, rejectWith } from "#app/forms/form-result.ts";
import { redirectTo, safeRedirectPath } from "#app/http/answers.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { landingPath } from "#app/http/landing.server.ts";
import { signInSchema } from "#domain/accounts/account-input.ts";
import { signInProblem } from "#domain/accounts/problems.ts";
import { signIn } from "#domain/accounts/sign-in/sign-in.server.ts";

/**
 * Handles the form of all three sign-in pages. `usual`: the page for visitors without a referrer.
 */
export async function signInFromForm(
  { request, context }: { request: Request; url: URL; context: Readonly<RouterContextProvider> },
  fallback: string,
) {
  const services = context.get(servicesContext);
  const { from, cookies } = context.get(visitorContext);
  const form = await request.formData();
  const read = readForm(signInSchema, form);
  if ("answer" in read)
    return rejectForm(form, { email: ["Please enter both email and password."] });
  const target = { next: form.get("next"), from: form.get("from") };
  const answer = await signIn(services, read.data, from);
  switch (answer.outcome) {
    case "signed-in":
      return redirectTo(
        landingPath(answer.session.workplace, target, fallback),
        cookies.open(answer.session, services.clock()),
      );
    case "second-factor":
      return redirectTo(
        `/sign-in/second-step?${new URLSearchParams({ next: safeRedirectPath(target.next, ""), from: safeRedirectPath(target.from, fallback) })}`,
        [cookies.step(answer.token)],
      );
    default: {
      const problem = await signInProblem(services, answer);
      return rejectWith(form, problem, problem.field ?? "email");
    }
  }
}
