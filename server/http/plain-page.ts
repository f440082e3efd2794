import { language } from "#shared/language.ts";
import { say, to } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { closedPolicy } from "./security-headers.ts";

type PlainPage = {
  title: string;
  words: string;
  inside?: string;
  headers?: Record<string, string>;
};

const policy = `${closedPolicy}; style-src 'self'; form-action 'self'; base-uri 'none'`;

/** Renders without the database or the app, so that it works in any state of the site. */
export function plainPage(status: number, { title, words, inside = "", headers = {} }: PlainPage) {
  const html = `<!doctype html><html lang="${language()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/plain.css"><main><p class="name">${brand.name}</p><h1>${title}</h1><p>${words}</p>${inside}<p><a href="${to("/")}">${say("Go to the home page")}</a></p></main></html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      ...headers,
    },
  });
}
