import { language } from "#shared/language.ts";
import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { closedPolicy } from "./security-headers.ts";

type Plain = { title: string; words: string; inside?: string; policy?: string; headers?: Record<string, string> };

/** A page without scripts and styles: it can be made whatever state the site is in. */
export function plainPage(status: number, { title, words, inside = "", policy = closedPolicy, headers = {} }: Plain) {
  const home = say("Go to the home page");
  const html = `<!doctype html><html lang="${language()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><main><h1>${title}</h1><p>${words}</p>${inside}<p><a href="${to("/")}">${home}</a></p></main></html>`;
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy, "cache-control": "no-store", ...headers },
  });
}
