import { z } from "@hono/zod-openapi";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type Problem, type ProblemCode, problemCodes } from "#domain/problem.ts";
import { isClientDisconnect } from "#platform/out-of-service.ts";
import { say, sayStored } from "#shared/say.ts";
import { plainPage } from "./plain-page.ts";

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

type ProblemBody = z.infer<typeof problemSchema>;

const kinds: Record<number, [title: string, code: ProblemCode]> = {
  400: ["Bad Request", "unreadable-request"],
  401: ["Unauthorized", "sign-in-required"],
  403: ["Forbidden", "forbidden"],
  404: ["Not Found", "not-found"],
  405: ["Method Not Allowed", "method-not-allowed"],
  408: ["Request Timeout", "request-timeout"],
  409: ["Conflict", "conflict"],
  413: ["Content Too Large", "body-too-large"],
  415: ["Unsupported Media Type", "unsupported-media-type"],
  422: ["Unprocessable Content", "invalid-input"],
  429: ["Too Many Requests", "rate-limited"],
  500: ["Internal Server Error", "internal-error"],
  503: ["Service Unavailable", "unavailable"],
};

const kindOf = (status: number) => kinds[status] ?? (["Error", "conflict"] as const);

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
    errors?: ProblemBody["errors"];
    also?: object;
    headers?: Record<string, string>;
  } = {},
) {
  const [title, code] = kindOf(status);
  const body: ProblemBody = {
    type: "about:blank",
    title,
    status,
    code: more.code ?? code,
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

/** Ends a call of the API: `app.onError` sends its response. */
export class ApiProblem extends HTTPException {
  constructor(
    refusal: Problem | number,
    more: { errors?: ProblemBody["errors"]; also?: object; cause?: unknown } = {},
  ) {
    const { status, message, code, field, retryAfter } =
      typeof refusal === "number"
        ? ({ status: refusal } as Partial<Problem> & { status: number })
        : refusal;
    const errors = more.errors ?? (field && message ? { [field]: [message] } : undefined);
    const res = problem(status, message, {
      ...(code && { code }),
      ...(errors && { errors }),
      ...(more.also && { also: more.also }),
      ...(retryAfter && { headers: { "retry-after": String(retryAfter) } }),
    });
    super(status as ContentfulStatusCode, { res, cause: more.cause });
  }
}

/** Rejects a request with JSON for the API, or a page for people. */
export function rejectRequest(path: string, status: number, headers: Record<string, string> = {}) {
  if (path.startsWith("/api/") || path === "/mcp")
    return problem(status, undefined, {
      ...(status === 403 ? { code: "cross-site-request" } : {}),
      headers,
    });
  return plainPage(status, {
    title: sayStored(kindOf(status)[0]),
    words: sentenceOf(status),
    headers,
  });
}

export function errorStatus(error: unknown) {
  // The client disconnected, or sent an unreadable body.
  if (isClientDisconnect(error)) return 400;
  return error instanceof HTTPException ? error.status : 500;
}
