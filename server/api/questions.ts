import { z } from "@hono/zod-openapi";
import { findListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { problemOf } from "#domain/problem.ts";
import { askQuestion } from "#domain/questions/ask-question.server.ts";
import { listQuestions } from "#domain/questions/list-questions.server.ts";
import { askQuestionProblems } from "#domain/questions/problems.ts";
import type { PublishedQuestion } from "#domain/questions/question.ts";
import { askSchema } from "#domain/questions/question-input.ts";
import type { Services } from "#domain/services.ts";
import { ApiProblem } from "../http/problems.ts";
import { listingParams } from "./catalogue-schemas.ts";
import {
  agreesToTerms,
  apiCall,
  cachedResponses,
  cacheHeaders,
  createApi,
  jsonResponse,
  problemResponse,
  requiredJsonBody,
  wholeNumberOr,
  writeResponses,
} from "./parts.ts";

const pageSize = 12;

const questionSchema = z
  .object({
    id: z.number().int(),
    text: z.string(),
    askedOn: z.iso.date(),
    answer: z
      .object({
        text: z.string(),
        byName: z
          .string()
          .describe("Empty if the account that answered in its own name was deleted."),
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

const list = apiCall("questions.read", "get /api/listings/{slug}/questions", {
  operationId: "listQuestions",
  summary: "Questions to a listing, with their answers",
  description:
    "Published questions, newest answers first. The person who asked stays anonymous. Pages count from 0, 12 per page.",
  tags: ["Questions"],
  request: { params: listingParams, query: z.object({ page: wholeNumberOr(0, 0, 10_000) }) },
  "x-cache-seconds": 60,
  responses: {
    ...cachedResponses(listSchema, "The questions."),
    404: problemResponse("The listing does not exist."),
    422: problemResponse("The page is not a number."),
  },
});
const asking = requiredJsonBody(askSchema);
const ask = apiCall("questions.ask", "post /api/questions", {
  operationId: "createQuestion",
  summary: "Ask a listing",
  description: `For signed-in people with a confirmed address; programs can send \`X-Admin-Email\` and \`X-Admin-Password\` instead of a session. The question is reviewed before it is published, without a name. Please include no medical details. ${agreesToTerms}`,
  tags: ["Questions"],
  middleware: asking.middleware,
  request: asking.request,
  responses: {
    201: jsonResponse(receivedSchema, "Received."),
    ...writeResponses,
    403: problemResponse(
      "The address is not confirmed, or the request comes from a page of another site.",
    ),
    404: problemResponse("The listing does not exist."),
    429: problemResponse(
      "Several questions of this account are waiting for review, or there were too many attempts.",
    ),
  },
});

/** Leaves out author photos, which belong on pages only. */
function present({ answer, ...question }: PublishedQuestion) {
  if (!answer) return { ...question, answer };
  const { portrait: _portrait, ...said } = answer;
  return { ...question, answer: said };
}

export function questionsApi(services: Services) {
  const api = createApi();
  api.openapi(list, async (context) => {
    const { slug } = context.req.valid("param");
    const { page } = context.req.valid("query");
    const offset = page * pageSize;
    const { questions, total } = await listQuestions(services, slug, { limit: pageSize, offset });
    if (questions.length === 0 && !(await findListingProfile(services, slug)))
      throw new ApiProblem({ status: 404, message: "The listing does not exist." });
    return context.json(
      {
        questions: questions.map(present),
        total,
        hasMore: questions.length > 0 && offset + questions.length < total,
      },
      200,
      cacheHeaders(60, tags.listing(slug)),
    );
  });

  api.openapi(ask, async (context) => {
    const result = await askQuestion(services, context.get("actor"), context.req.valid("json"));
    if (result.outcome !== "received") throw new ApiProblem(problemOf(askQuestionProblems, result));
    return context.json({ id: result.id, status: "waiting" as const }, 201);
  });

  return api;
}
