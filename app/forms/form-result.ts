import { z } from "zod";
import type { Problem } from "#domain/problem.ts";
import { formTimeField } from "./fields.ts";

export type FormAnswer = { isDone: true } | Refusal;
export type Refusal = {
  isDone: false;
  values: Record<string, string>;
  errors: Record<string, string[]>;
  /** Status of the page; 422 by default. */
  status?: number;
  hasFailed?: true;
};

/** Error key for the form as a whole. */
export const formErrorKey = "form";

export const formDone = { isDone: true } satisfies FormAnswer;

/** Fields that a response never contains, such as passwords and codes. */
const unreturned = ["password", "newPassword", "code", formTimeField];

/**
 * Answers with the errors of fields, or of the form as a whole, and the submitted values: those of
 * several boxes on a line each.
 */
export function rejectForm(form: FormData, problem: Record<string, string[]> | string): Refusal {
  const names = [...new Set(form.keys())].filter((name) => !unreturned.includes(name));
  const values = Object.fromEntries(
    names.flatMap((name) => {
      const typed = form.getAll(name).filter((value) => typeof value === "string");
      return typed.length > 0 ? [[name, typed.join("\n")]] : [];
    }),
  );
  const errors = typeof problem === "string" ? { [formErrorKey]: [problem] } : problem;
  return { isDone: false, values, errors };
}

/** Shows a problem at its field, or at the one given, or else above the form. */
export const rejectWith = (
  form: FormData,
  { status, message, field = formErrorKey }: Problem,
  at: string = field,
): Refusal => ({
  ...rejectForm(form, { [at]: [message] }),
  // 401 and 403 would say that the page itself is closed.
  status: status === 401 || status === 403 ? 422 : status,
});

/** Returns the errors and input of a rejected form, or else the default values. */
export function formState(
  actionData: FormAnswer | undefined,
  defaultValues: Record<string, string> = {},
  errors: Record<string, string[]> = {},
) {
  const state = actionData && !actionData.isDone ? actionData : { errors, values: defaultValues };
  const field = (name: string) => ({
    name,
    errors: state.errors[name],
    defaultValue: state.values[name],
  });
  return { errors: state.errors, values: state.values, field };
}

/** Returns the error of the form as a whole. */
export const formProblem = (actionData: FormAnswer | undefined) =>
  formState(actionData).errors[formErrorKey]?.[0];

export type GetField = ReturnType<typeof formState>["field"];

/** Returns a failure that is our fault: the input is valid. */
export function failForm(form: FormData, sentence: string): FormAnswer {
  return { ...rejectForm(form, sentence), hasFailed: true };
}

/** Returns the status of a page whose form was rejected, else null. */
export function refusalStatus(actionData: Record<string, unknown> | null): number | null {
  const refused = Object.values(actionData ?? {}).find(
    (answer) => isRecord(answer) && answer.isDone === false,
  );
  if (!isRecord(refused)) return null;
  return refused.hasFailed ? 503 : Number(refused.status ?? 422);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Reads a form with a schema. `typed`: the raw input, if it contains more than text. */
export function readForm<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
  typed: Record<string, unknown> = Object.fromEntries(form),
): { data: z.infer<Schema> } | { answer: FormAnswer } {
  const read = schema.safeParse(typed);
  if (read.success) return { data: read.data };
  return {
    answer: rejectForm(form, z.flattenError(read.error).fieldErrors as Record<string, string[]>),
  };
}

/** Works as `readForm`, for forms that show their first error above them. */
export function readFormAbove<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
  problem?: string,
): { data: z.infer<Schema> } | { answer: FormAnswer } {
  const read = schema.safeParse(Object.fromEntries(form));
  if (read.success) return { data: read.data };
  const first = read.error.issues[0]?.message ?? "Something is missing.";
  return { answer: rejectForm(form, problem ?? first) };
}
