import { z } from "@hono/zod-openapi";
import { problemOf } from "#domain/problem.ts";
import { reviewRefusals } from "#domain/reviews/problems.ts";
import { voteHelpful, withdrawHelpfulVote } from "#domain/reviews/votes-and-reports.server.ts";
import type { Services } from "#domain/services.ts";
import { ApiProblem } from "../http/problems.ts";
import { apiCall, createApi, problemResponse, rowId } from "./parts.ts";

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

export function votesApi(services: Services) {
  const api = createApi();
  api.openapi(vote, async (context) => {
    const { id } = context.req.valid("param");
    const { from } = context.get("visiting");
    const answer = await voteHelpful(services, context.get("actor"), id, from);
    if (answer.outcome !== "done") throw new ApiProblem(problemOf(reviewRefusals, answer));
    return context.body(null, 204);
  });

  api.openapi(takingBack, async (context) => {
    const { id } = context.req.valid("param");
    const taken = await withdrawHelpfulVote(services, context.get("actor"), id);
    if (taken !== "done") throw new ApiProblem(404);
    return context.body(null, 204);
  });

  return api;
}
