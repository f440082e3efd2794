import type { RouterContextProvider } from "react-router";
import { readForm } from "#app/forms/form-result.ts";
import { servicesContext, visitingContext } from "#app/http/context.ts";
import {
  busyText,
  goOn,
  limitedText,
  ownPath,
  refused,
  suspendedText,
} from "#app/http/redirect.server.ts";
import { signInSchema } from "#domain/accounts/account-input.ts";
import { signIn } from "#domain/accounts/sign-in/sign-in.server.ts";
import { landingOf } from "./landing.server.ts";

const wrongText = "Invalid email or password. Please try again.";

/**
 * Handles the form of all three sign-in pages. `usual`: the page for visitors without a referrer.
 */
export async function signInFromForm(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  usual: string,
) {
  const services = context.get(servicesContext);
  const { from, cookies } = context.get(visitingContext);
  const form = await request.formData();
  const read = readForm(signInSchema, form);
  if ("answer" in read) return refused(form, { email: ["Please enter both email and password."] });
  const asked = { next: form.get("next"), from: form.get("from") };
  const answer = await signIn(services, read.data, from);
  switch (answer.outcome) {
    case "signed-in":
      return goOn(
        landingOf(answer.session.workplace, asked, usual),
        cookies.open(answer.session, services.clock()),
      );
    case "second-factor":
      return goOn(
        `/sign-in/second-step?${new URLSearchParams({ next: ownPath(asked.next, ""), from: ownPath(asked.from, usual) })}`,
        [cookies.step(answer.token)],
      );
    case "limited":
      return refused(form, { email: [limitedText(answer.retryAfter)] });
    case "busy":
      return refused(form, { email: [busyText] });
    case "suspended":
      return refused(form, { email: [await suspendedText(services)] });
    case "wrong":
      return refused(form, { password: [wrongText] });
  }
}
