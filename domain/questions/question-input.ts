import { z } from "zod";
import { oneLine, typedText } from "#shared/typed-text.ts";
import { maxQuestionLengths, type QuestionReason, questionRefusalReasons } from "./question.ts";

const question = typedText("Enter your question")
  .min(15, "Enter a question of at least 15 characters")
  .max(maxQuestionLengths.question, "This is longer than 500 characters");

export const questionSchema = z.object({ text: question });

export const askSchema = z.object({
  medSpaSlug: oneLine("Choose a listing")
    .min(1, "Choose a listing")
    .max(200, "This listing does not exist"),
  text: question,
});

export const answerSchema = z.object({
  text: typedText("Enter your answer")
    .min(10, "Enter an answer of at least 10 characters")
    .max(maxQuestionLengths.answer, "This is longer than 1,500 characters"),
  by: z.string("Choose who answers").regex(/^(me|\d{1,4})$/, "Choose who answers"),
});

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
