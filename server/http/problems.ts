import { z } from "@hono/zod-openapi";
import { HTTPException } from "hono/http-exception";
import { isClientDisconnect } from "#platform/out-of-service.ts";
import { say, sayStored } from "#shared/say.ts";
import { plainPage } from "./plain-page.ts";
import { type ProblemCode, problemCodes, usualCode } from "./problem-codes.ts";

export const problemSchema = z
  .object({
    type: z.string().openapi({ example: "about:blank" }),
    title: z.string().openapi({ example: "Not Found" }),
    status: z.number().int().openapi({ example: 404 }),
    code: z
      .enum(problemCodes)
      .openapi({
        description: "The kind of error, for programs: codes never change their meaning.",
        example: "not-found",
      }),
    detail: z.string(),
    message: z.string().describe("A sentence for people."),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe("For bad input: what is wrong with each field."),
  })
  .openapi("Problem");

type Problem = z.infer<typeof problemSchema>;

const titles: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

const sentenceOf = (status: number) =>
  ({
    400: say("The request could not be read."),
    403: say("This request came from another site and was refused."),
    404: say("There is nothing here."),
    405: say("This address does not accept that method."),
    408: say("The data came too slowly. Please try again with a better connection."),
    413: say("The request is larger than 64 KiB."),
    415: say("This address accepts form fields only."),
    500: say("Something went wrong on our side. Please try again."),
    503: say("The site is busy. Please try again in a moment."),
  })[status] ?? say("The request was refused.");

export function problem(
  status: number,
  message = sentenceOf(status),
  more: {
    code?: ProblemCode;
    errors?: Problem["errors"];
    also?: object;
    headers?: Record<string, string>;
  } = {},
) {
  const title = titles[status] ?? "Error";
  const body: Problem = {
    type: "about:blank",
    title,
    status,
    code: more.code ?? usualCode(status),
    detail: message,
    message,
    ...(more.errors ? { errors: more.errors } : {}),
    ...more.also,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      ...more.headers,
    },
  });
}

/** Temporarily closed, with the admin's message. */
export const closedForNowProblem = (words: string) =>
  problem(503, words, { code: "closed-for-now", headers: { "retry-after": "3600" } });

/** JSON for the API, a page for people. */
export function rejectRequest(path: string, status: number, headers: Record<string, string> = {}) {
  if (path.startsWith("/api/") || path === "/mcp")
    return problem(status, undefined, {
      ...(status === 403 ? { code: "cross-site-request" } : {}),
      headers,
    });
  return plainPage(status, {
    title: sayStored(titles[status] ?? "Error"),
    words: sentenceOf(status),
    headers,
  });
}

export function errorStatus(error: unknown) {
  // The client disconnected, or sent an unreadable body.
  if (isClientDisconnect(error)) return 400;
  return error instanceof HTTPException ? error.status : 500;
}
