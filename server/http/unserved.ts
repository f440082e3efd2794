import type { OutOfService } from "#platform/out-of-service.ts";
import { problem } from "./problems.ts";
import { closedPolicy } from "./security-headers.ts";

const said: Record<OutOfService, { title: string; words: string; seconds: number }> = {
  full: {
    title: "Nothing can be saved just now",
    words: "The site can be read, but nothing can be saved at the moment. Please try again in a few minutes.",
    seconds: 60,
  },
  away: { title: "Back in a moment", words: "The site is starting again. Please try again in a moment.", seconds: 5 },
};

const formPolicy = `${closedPolicy}; form-action 'self'; base-uri 'none'`;

/** While the database does not serve: made without it. Who sent a form gets it back, to send it again as it was. */
export function unserved(path: string, why: OutOfService, form: FormData | null = null) {
  const { title, words, seconds } = said[why];
  const retry = { "retry-after": String(seconds) };
  if (path.startsWith("/api/") || path === "/mcp") return problem(503, words, { headers: retry });
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><main><h1>${title}</h1><p>${words}</p>${form ? again(form) : ""}<p><a href="/">Go to the home page</a></p></main></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": formPolicy, "cache-control": "no-store", ...retry };
  return new Response(html, { status: 503, headers });
}

/** To the address it came from. A password is not sent back, and a file cannot be. */
function again(form: FormData) {
  const fields = [...form];
  if (fields.some(([name, value]) => typeof value !== "string" || /password|code/i.test(name)))
    return "<p>Nothing was saved. Go back in your browser: what you entered is still there.</p>";
  const kept = fields.map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(String(value))}">`).join("");
  return `<p>Nothing was saved. What you entered is kept here.</p><form method="post">${kept}<p><button>Send it again</button></p></form>`;
}

const escaped = (text: string) => text.replace(/[&<>"'\r\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);
