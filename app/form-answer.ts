import { z } from "zod";
import { timeField } from "./form-fields.ts";

/** What an action says of a form: done, or what was typed and what is wrong with it. */
export type FormAnswer = { isDone: true } | { isDone: false; values: Record<string, string>; errors: Record<string, string[]> };

export const done: FormAnswer = { isDone: true };

export function mistaken(form: FormData, errors: Record<string, string[]>): FormAnswer {
  const values = Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" && name !== timeField ? [[name, value]] : [])));
  return { isDone: false, values, errors };
}

export function readForm<Schema extends z.ZodType>(schema: Schema, form: FormData): { data: z.infer<Schema> } | { answer: FormAnswer } {
  const read = schema.safeParse(Object.fromEntries(form));
  if (read.success) return { data: read.data };
  return { answer: mistaken(form, z.flattenError(read.error).fieldErrors as Record<string, string[]>) };
}
