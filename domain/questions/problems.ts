import type { Problems } from "#domain/problem.ts";
import type { AskQuestionResult } from "./ask-question.server.ts";
import type { ModerateQuestionResult } from "./moderate-questions.server.ts";

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

export const answerQuestionProblems: Problems<"unknown-person", string> = {
  "unknown-person": { status: 422, field: "by", message: "Choose who answers" },
};

export const moderateQuestionProblems: Problems<Exclude<ModerateQuestionResult, "done">, string> = {
  forbidden: { status: 403, message: "Your account does not have access to this." },
  own: {
    status: 403,
    message: "You asked it, or it is about your own listing: another admin has to decide.",
  },
  changed: {
    status: 409,
    message: "The person who asked changed it in the meantime. Please read it again.",
  },
  "not-found": { status: 409, message: "It was decided or withdrawn in the meantime." },
};
