import type { Problems } from "#domain/problem.ts";
import type { AskQuestionResult } from "./ask-question.server.ts";

export const askQuestionProblems: Problems<Exclude<AskQuestionResult, { outcome: "received" }>> = {
  "not-found": { status: 404, message: "The requested med spa could not be found." },
  forbidden: { status: 404, message: "The requested med spa could not be found." },
  unconfirmed: {
    status: 403,
    code: "email-unconfirmed",
    field: "text",
    message: "Please confirm your email address first: we sent you a link.",
  },
  limited: ({ retryAfter }) => ({
    status: 429,
    field: "text",
    message: "Several of your questions are waiting to be read. Please send this one tomorrow.",
    retryAfter,
  }),
};
