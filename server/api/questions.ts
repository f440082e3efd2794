import { createRoute, z } from "@hono/zod-openapi";
import { findListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { askQuestion } from "#domain/questions/ask-question.server.ts";
import { listQuestions } from "#domain/questions/list-questions.server.ts";
import { askSchema, type PublishedQuestion } from "#domain/questions/question.ts";
import type { Services } from "#domain/services.ts";
import { problem } from "../http/problems.ts";
import { createApi, json, problems, reading, takes, wholeOr, writing } from "./parts.ts";
import { listingParams } from "./schemas.ts";
import { asksWho, signedInOnly, tooMany } from "./who-calls.ts";

const pageSize = 12;

const questionSchema = z
  .object({
    id: z.number().int(),
    text: z.string(),
    askedOn: z.iso.date(),
    answer: z
      .object({
        text: z.string(),
        byName: z.string().openapi({
          description: "Empty once the account that answered in its own name is gone.",
        }),
        byTitle: z.string(),
        byCredentials: z.array(z.string()),
        answeredOn: z.iso.date(),
      })
      .nullable(),
  })
  .openapi("Question");
const listSchema = z
  .object({ questions: z.array(questionSchema), total: z.number().int(), hasMore: z.boolean() })
  .openapi("Questions");
const receivedSchema = z
  .object({ id: z.number().int(), status: z.literal("waiting") })
  .openapi("ReceivedQuestion");

const list = createRoute({
  method: "get",
  path: "/api/listings/{slug}/questions",
  operationId: "listQuestions",
  summary: "Questions to a listing, with their answers",
  description:
    "Published ones, the newest answers first. Nobody is told who asked. Pages count from 0, 12 a page.",
  tags: ["Questions"],
  request: {
    params: listingParams,
    query: z.object({ page: wholeOr(0, 0, 10_000) }),
  },
  responses: {
    200: json(listSchema, "The questions."),
    ...reading,
    404: problems("There is no such listing."),
    422: problems("The page is no number."),
  },
});
const asking = takes(askSchema);
const ask = createRoute({
  method: "post",
  path: "/api/questions",
  operationId: "createQuestion",
  summary: "Ask a listing",
  description:
    "For signed-in people with a confirmed address; for programs, `X-Admin-Email` and `X-Admin-Password` stand in for a session. It is read before it is shown, without a name. No medical details, please.",
  tags: ["Questions"],
  middleware: asking.middleware,
  request: asking.request,
  responses: {
    201: json(receivedSchema, "Received."),
    ...writing,
    ...asksWho,
    403: problems("The address is not confirmed, or the call comes from a page of another site."),
    404: problems("There is no such listing."),
    429: problems("Several questions of this account wait to be read, or too many tries."),
  },
});

export const questionsApiCache = [
  { path: /^\/api\/listings\/[^/]+\/questions$/, query: ["page"], seconds: 60 },
];

/** Leaves out author photos, which belong on pages only. */
function present({ answer, ...question }: PublishedQuestion) {
  if (!answer) return { ...question, answer };
  const { portrait: _portrait, ...said } = answer;
  return { ...question, answer: said };
}

export function questionsApi(services: Services) {
  const api = createApi();
  api.on("POST", "/api/questions", signedInOnly(services));

  api.openapi(list, async (context) => {
    const { slug } = context.req.valid("param");
    const { page } = context.req.valid("query");
    const offset = page * pageSize;
    const { questions, total } = await listQuestions(services, slug, { limit: pageSize, offset });
    if (questions.length === 0 && !(await findListingProfile(services, slug)))
      return problem(404, "There is no such listing.") as never;
    const shown = { "cache-control": "public, max-age=60", "cache-tag": tags.listing(slug) };
    return context.json(
      {
        questions: questions.map(present),
        total,
        hasMore: questions.length > 0 && offset + questions.length < total,
      },
      200,
      shown,
    );
  });

  api.openapi(ask, async (context) => {
    const asked = await askQuestion(services, context.get("actor"), context.req.valid("json"));
    if (asked.outcome === "received")
      return context.json({ id: asked.id, status: "waiting" as const }, 201, {
        "cache-control": "private, no-store",
      });
    if (asked.outcome === "limited") return tooMany(asked.retryAfter) as never;
    if (asked.outcome === "not-found") return problem(404, "There is no such listing.") as never;
    return problem(403, "Confirm your email address first.", {
      code: "email-unconfirmed",
    }) as never;
  });

  return api;
}
