import { z } from "@hono/zod-openapi";
import { voteHelpful, withdrawHelpfulVote } from "#domain/reviews/votes-and-reports.server.ts";
import type { Services } from "#domain/services.ts";
import { problem } from "../http/problems.ts";
import { apiCall, createApi, problemResponse, rowId } from "./parts.ts";
import { tooMany } from "./require-sign-in.ts";

const path = "/api/reviews/{id}/helpful";
const tags = ["Reviews"];
const request = { params: z.object({ id: rowId }) };
const common = {
  404: problemResponse("The review does not exist."),
  422: problemResponse("The id is not a number."),
};

const vote = apiCall("reviews.vote", `put ${path}`, {
  operationId: "voteReviewHelpful",
  summary: "Mark a review as helpful",
  description:
    "By an account with a confirmed address, once per review; repeating it changes nothing.",
  tags,
  request,
  responses: {
    204: { description: "Said." },
    ...common,
    403: problemResponse(
      "The request comes from a page of another site, the address is not confirmed, or the review is the caller's own or about the caller's own listing.",
    ),
  },
});
const takingBack = apiCall("reviews.vote", `delete ${path}`, {
  operationId: "withdrawHelpfulVote",
  summary: "Remove my helpful vote",
  description: "Without a vote, nothing changes.",
  tags,
  request,
  responses: { 204: { description: "Removed, or never given." }, ...common },
});

const refusals = {
  unverified: ["Confirm your email address first.", "email-unconfirmed"],
  own: ["This is your own review.", "own-review"],
  "own-listing": ["This is your own listing.", "own-listing"],
} as const;
export function votesApi(services: Services) {
  const api = createApi();
  api.openapi(vote, async (context) => {
    const { id } = context.req.valid("param");
    const { from } = context.get("visiting");
    const answer = await voteHelpful(services, context.get("actor"), id, from);
    if (answer.outcome === "done") return context.body(null, 204);
    if (answer.outcome === "not-found") return problem(404) as never;
    if (answer.outcome === "limited") return tooMany(answer.retryAfter) as never;
    const [sentence, code] = refusals[answer.outcome];
    return problem(403, sentence, { code }) as never;
  });

  api.openapi(takingBack, async (context) => {
    const { id } = context.req.valid("param");
    const taken = await withdrawHelpfulVote(services, context.get("actor"), id);
    return taken === "done" ? context.body(null, 204) : (problem(404) as never);
  });

  return api;
}
