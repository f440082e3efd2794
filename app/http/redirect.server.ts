import { redirect } from "react-router";
import { type FormAnswer, mistaken } from "#app/forms/form-result.ts";
import type { Services } from "#domain/services.ts";
import { say } from "#shared/say.ts";

const secret = ["password", "newPassword", "code"];

/** What was typed and what is wrong with it; a password or code is never sent back, a token that was typed is kept. */
export function refused(form: FormData, errors: Record<string, string[]>): FormAnswer {
  const shown = new FormData();
  for (const [name, value] of form) if (!secret.includes(name)) shown.append(name, value);
  return mistaken(shown, errors);
}

export async function suspendedText({ settings }: Pick<Services, "settings">) {
  return say("This account is suspended. To ask why, write to {email}.", {
    email: (await settings.read()).contact.email,
  });
}

export const busyText = "Many are signing in at this moment. Please try again in a few seconds.";

export function limitedText(retryAfter: number) {
  const minutes = Math.ceil(retryAfter / 60);
  return minutes === 1
    ? say("Too many tries. Please wait a minute and try again.")
    : say("Too many tries. Please wait {minutes} minutes and try again.", { minutes });
}

/** Goes on, with what the browser is to keep. */
export function goOn(path: string, cookies: string[]) {
  const headers = new Headers({ "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return redirect(path, { status: 303, headers });
}

/** A path of this site from an address that anybody may have written, or the one that is meant without it. */
export function ownPath(given: FormDataEntryValue | string | null, usual: string) {
  return typeof given === "string" && /^\/(?![/\\])[\w\-./?=&%+*]*$/.test(given) ? given : usual;
}
