import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context, Next } from "hono";
import type { Language } from "#shared/language.ts";
import { typedDay } from "#shared/typed-day.ts";
import { jsonOnly } from "../http/json-only.ts";
import { problem, problemSchema } from "../http/problems.ts";

/** What every part of the API is made with. */

export const problems = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: problemSchema } },
});

export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { "application/json": { schema } },
});

const noNumber = "Must be a whole number.";
const lastRow = 2 ** 31 - 1;
/** Of a row, in a body. */
export const rowNumber = z.number(noNumber).int(noNumber).min(1, noNumber).max(lastRow, noNumber);
/** Of a row, in an address. */
export const rowId = z.coerce
  .number<string>(noNumber)
  .int(noNumber)
  .min(1, noNumber)
  .max(lastRow, noNumber)
  .openapi({ type: "integer", minimum: 1, maximum: lastRow, example: 12 });

/** A whole number in an address. */
export const whole = (least: number, most: number) =>
  z.coerce
    .number({ error: `Must be a whole number from ${least} to ${most}.` })
    .int(`Must be a whole number from ${least} to ${most}.`)
    .min(least, `Must be at least ${least}.`)
    .max(most, `Must be at most ${most}.`)
    .openapi({ type: "integer", minimum: least, maximum: most });

/** One that may be absent. */
export const wholeOr = (standard: number, least: number, most: number) =>
  whole(least, most)
    .default(standard)
    .openapi({ type: "integer", minimum: least, maximum: most, default: standard });

const dayText = "Must be a date, YYYY-MM-DD.";
/** A local day in an address. */
export const day = typedDay(dayText).openapi({
  type: "string",
  format: "date",
  example: "2027-01-15",
});

/** A parameter of an address that an empty field of a form leaves out. */
const blankOr = <Schema extends z.ZodType>(schema: Schema) => z.literal("").or(schema).optional();

/** What an address may say of a search, and how it is read; the rest is refused. */
export const readable = (isReadable: (text: string) => boolean, sentence: string) =>
  blankOr(z.string().trim().refine(isReadable, sentence));

/** A number from one to another. */
export const numberBetween = (least: number, most: number) =>
  readable(
    (text) => /^\d+(\.\d+)?$/.test(text) && Number(text) >= least && Number(text) <= most,
    `Must be a number from ${least} to ${most}.`,
  ).openapi({
    type: "number",
    minimum: least,
    maximum: most,
  });

/** `1` or nothing. */
export const flag = (description: string) =>
  readable((text) => text === "0" || text === "1", "Must be 1, or left out.").openapi({
    type: "string",
    enum: ["1"],
    description,
  });

/** Where an answer is made of words that a page shows. */
export const languageQuery = z.object({
  language: z
    .string()
    .optional()
    .openapi({ description: "`es`: in Spanish. Else in English.", example: "es" }),
});

export const languageAsked = ({ language }: z.infer<typeof languageQuery>): Language =>
  language === "es" ? "es" : "en";

/** What every reading call may answer besides. */
export const reading = {
  304: { description: "Unchanged since the `ETag` that was given in `If-None-Match`." },
  400: problems("The address cannot be read."),
};

/** What every call that takes a body may answer besides. */
export const writing = {
  400: problems("The body is no JSON."),
  403: problems("The call comes from a page of another site."),
  413: problems("The body is larger than 64 KiB."),
  415: problems("The body is not application/json."),
  422: problems("A field is invalid."),
};

/** What a call may answer that the webmaster can close for a while. */
export const closable = {
  503: problems("Not taken at the moment: the message says why, `Retry-After` when to ask again."),
};

/** A body of JSON. The refusal of another belongs to the call: an address that takes no body says that instead. */
export const takes = <Schema extends z.ZodType>(schema: Schema) => ({
  middleware: jsonOnly,
  request: { body: { required: true, content: { "application/json": { schema } } } },
});

/** A body of JSON or none, also where somebody says JSON of nothing. */
export const mayTake = <Schema extends z.ZodType>(schema: Schema) => ({
  async middleware(context: Context, next: Next) {
    if ((await context.req.text()) !== "") return jsonOnly(context, next);
    context.req.raw.headers.delete("content-type");
    return next();
  },
  request: { body: { required: false, content: { "application/json": { schema } } } },
});

/** Bad input is told field by field, in the sentences of its schema. */
export function createApi() {
  return new OpenAPIHono({
    defaultHook(result) {
      if (result.success) return;
      const { fieldErrors } = z.flattenError(result.error);
      const errors = fieldErrors as Record<string, string[]>;
      return problem(422, Object.values(errors)[0]?.[0] ?? "The input is invalid.", { errors });
    },
  });
}
