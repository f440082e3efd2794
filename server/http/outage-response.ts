import type { OutOfService } from "#platform/out-of-service.ts";
import { say } from "#shared/say.ts";
import { plainPage } from "./plain-page.ts";
import { problem } from "./problems.ts";

const said = {
  full: () => ({
    title: say("Nothing can be saved just now"),
    words: say(
      "The site can be read, but nothing can be saved at the moment. Please try again in a few minutes.",
    ),
    seconds: 60,
  }),
  away: () => ({
    title: say("Back in a moment"),
    words: say("The site is restarting. Please try again in a moment."),
    seconds: 5,
  }),
} satisfies Record<OutOfService, () => object>;

/**
 * Renders the page for a database outage. Returns a submitted form, so that the visitor can send it
 * again.
 */
export function outageResponse(path: string, why: OutOfService, form: FormData | null = null) {
  const { title, words, seconds } = said[why]();
  const headers = { "retry-after": String(seconds) };
  if (path.startsWith("/api/") || path === "/mcp") return problem(503, words, { headers });
  return plainPage(503, { title, words, inside: form ? again(form) : "", headers });
}

/** Posts to the same URL. Never sends back passwords, and cannot send back files. */
function again(form: FormData) {
  const fields = [...form];
  if (fields.some(([name, value]) => typeof value !== "string" || /password|code/i.test(name)))
    return `<p>${say("Nothing was saved. Go back in your browser: what you entered is still there.")}</p>`;
  const kept = fields
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escaped(name)}" value="${escaped(String(value))}">`,
    )
    .join("");
  return `<p>${say("Nothing was saved. What you entered is kept here.")}</p><form method="post">${kept}<p><button>${say("Send it again")}</button></p></form>`;
}

const escaped = (text: string) =>
  text.replace(/[&<>"'\r\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);
