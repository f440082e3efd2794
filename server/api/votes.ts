import { createRoute, z } from "@hono/zod-openapi";
import { takeVoteBack, voteHelpful } from "#domain/reviews/judge-review.server.ts";
import type { Services } from "#domain/services.ts";
import { problem } from "../http/problems.ts";
import { createApi, problems, reading, rowId } from "./parts.ts";
import { asksWho, signedInOnly, tooMany } from "./who-calls.ts";

const path = "/api/reviews/{id}/helpful";
const tags = ["Reviews"];
const request = { params: z.object({ id: rowId }) };
const common = {
  400: reading[400],
  ...asksWho,
  404: problems("There is no such review."),
  413: problems("The body is larger than 64 KiB."),
  422: problems("The id is no number."),
};

const vote = createRoute({
  method: "put",
  path,
  operationId: "voteReviewHelpful",
  summary: "Say that a review is helpful",
  description:
    "By an account with a confirmed address, once for each review; said again, nothing changes.",
  tags,
  request,
  responses: {
    204: { description: "Said." },
    ...common,
    403: problems(
      "The call comes from a page of another site, the address is not confirmed, or the review is the caller's own or of the caller's own place.",
    ),
  },
});
const takingBack = createRoute({
  method: "delete",
  path,
  operationId: "withdrawHelpfulVote",
  summary: "Take back that a review is helpful",
  description: "Without a vote, nothing changes.",
  tags,
  request,
  responses: {
    204: { description: "Taken back, or never said." },
    ...common,
    403: problems("The call comes from a page of another site."),
  },
});

const refusals = {
  unverified: ["Confirm your email address first.", "email-unconfirmed"],
  own: ["This is your own review.", "own-review"],
  "own-listing": ["This is your own listing.", "own-listing"],
} as const;
const personal = { "cache-control": "private, no-store" };

export function votesApi(services: Services) {
  const api = createApi();
  api.on(["PUT", "DELETE"], "/api/reviews/:id/helpful", signedInOnly(services));

  api.openapi(vote, async (context) => {
    const answer = await voteHelpful(
      services,
      context.get("actor"),
      context.req.valid("param").id,
      context.get("visiting").from,
    );
    if (answer.outcome === "done") return context.body(null, 204, personal);
    if (answer.outcome === "not-found") return problem(404) as never;
    if (answer.outcome === "limited") return tooMany(answer.retryAfter) as never;
    const [sentence, code] = refusals[answer.outcome];
    return problem(403, sentence, { code }) as never;
  });

  api.openapi(takingBack, async (context) => {
    const taken = await takeVoteBack(services, context.get("actor"), context.req.valid("param").id);
    return taken === "done" ? context.body(null, 204, personal) : (problem(404) as never);
  });

  return api;
}
