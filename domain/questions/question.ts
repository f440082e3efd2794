import { z } from "zod";
import type { StoredPhoto } from "#domain/uploads/photo.ts";
import { oneLine, typedText } from "#shared/typed-text.ts";

/** Limits of a profile's questions and answers, in characters. */

export const maxQuestionLengths = { question: 500, answer: 1500 } as const;

const asked = typedText("Enter your question")
  .min(15, "Enter a question of at least 15 characters")
  .max(maxQuestionLengths.question, "This is longer than 500 characters");

export const questionSchema = z.object({ text: asked });
export const askSchema = z.object({
  medSpaSlug: oneLine("Choose a listing")
    .min(1, "Choose a listing")
    .max(200, "This listing does not exist"),
  text: asked,
});

export const answerSchema = z.object({
  text: typedText("Enter your answer")
    .min(10, "Enter an answer of at least 10 characters")
    .max(maxQuestionLengths.answer, "This is longer than 1,500 characters"),
  by: z.string("Choose who answers").regex(/^(me|\d{1,4})$/, "Choose who answers"),
});

export const questionRefusalReasons = {
  "medical details": "It contains medical details, which are safer between you and the provider.",
  "names a person": "It names a private person.",
  advertising: "It advertises something.",
  "not about this listing": "It is not about this provider and what it offers.",
  insulting: "It insults someone.",
  "asked already": "It has been asked and answered on this page.",
} as const;

export type QuestionReason = keyof typeof questionRefusalReasons;
const reasonNames = Object.keys(questionRefusalReasons) as [QuestionReason, ...QuestionReason[]];

/** `version`: the reviewed one. Later edits need another review. */
export const decisionSchema = z
  .object({
    id: z.coerce.number<string>().int().positive(),
    version: z.coerce.number<string>().int().positive(),
    decision: z.enum(["publish", "refuse", "remove answer"], "Choose what to do"),
    reason: z.union([z.enum(reasonNames), z.literal("").transform(() => undefined)]).optional(),
  })
  .refine(({ decision, reason }) => decision !== "refuse" || reason, {
    path: ["reason"],
    message: "Choose a reason: the person who asked will see it.",
  });

export type QuestionDecision = z.infer<typeof decisionSchema>;

export type QuestionAnswer = {
  text: string;
  byName: string;
  byTitle: string;
  byCredentials: string[];
  answeredOn: string;
  portrait: StoredPhoto | null;
};
export type PublishedQuestion = {
  id: number;
  text: string;
  askedOn: string;
  answer: QuestionAnswer | null;
};

export const questionStatusNames = {
  waiting: "Waiting for our review",
  published: "Published",
  refused: "Not published",
  removed: "Taken down",
} as const;

export type QuestionDraft = {
  listing: string;
  text: string;
  status: "waiting" | "published";
  askedAt: Date;
  answer:
    | { text: string; byName: string; byTitle: string; byCredentials: string[]; answeredAt: Date }
    | null
    | undefined;
};
