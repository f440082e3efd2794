import { z } from "@hono/zod-openapi";
import { HTTPException } from "hono/http-exception";
import { hungUp } from "#platform/out-of-service.ts";
import { closedPolicy } from "./security-headers.ts";

/** What every unsuccessful answer of the API looks like. */
export const problemSchema = z
  .object({
    type: z.string().openapi({ example: "about:blank" }),
    title: z.string().openapi({ example: "Not Found" }),
    status: z.number().int().openapi({ example: 404 }),
    detail: z.string(),
    message: z.string().openapi({ description: "A sentence for a person." }),
    errors: z.record(z.string(), z.array(z.string())).optional().openapi({ description: "For bad input: what is wrong with each field." }),
  })
  .openapi("Problem");

type Problem = z.infer<typeof problemSchema>;

const titles: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

const sentences: Record<number, string> = {
  400: "The request could not be read.",
  403: "This request came from another site and was refused.",
  404: "There is nothing here.",
  405: "This address does not take that method.",
  413: "The request is larger than 64 KiB.",
  415: "This address takes the fields of a form.",
  500: "Something went wrong on our side. Please try again.",
  503: "The site is busy. Please try again in a moment.",
};

export function problem(
  status: number,
  message = sentences[status] ?? "The request was refused.",
  more: { errors?: Problem["errors"]; also?: object; headers?: Record<string, string> } = {},
) {
  const title = titles[status] ?? "Error";
  const body: Problem = { type: "about:blank", title, status, detail: message, message, ...(more.errors ? { errors: more.errors } : {}), ...more.also };
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...more.headers } });
}

/** What is not taken at the moment, in the words of the webmaster. */
export const notTaken = (words: string) => problem(503, words, { headers: { "retry-after": "3600" } });

/** The same refusals for somebody who looks at a page: plain, without scripts, whatever state the site is in. */
function plainPage(status: number, headers: Record<string, string> = {}) {
  const title = titles[status] ?? "Error";
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><main><h1>${title}</h1><p>${sentences[status] ?? "The request was refused."}</p><p><a href="/">Go to the home page</a></p></main></html>`;
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": closedPolicy, "cache-control": "no-store", ...headers },
  });
}

/** Chooses the form by who asks. */
export function refuse(path: string, status: number, headers: Record<string, string> = {}) {
  return path.startsWith("/api/") || path === "/mcp" ? problem(status, undefined, { headers }) : plainPage(status, headers);
}

export function statusOf(error: unknown) {
  // Who sent it hung up in its middle, or sent what cannot be read to its end.
  if (hungUp(error)) return 400;
  return error instanceof HTTPException ? error.status : 500;
}
