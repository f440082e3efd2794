import { createRoute, OpenAPIHono, type RouteConfig, z } from "@hono/zod-openapi";
import type { Context, Next } from "hono";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { isLanguage, type Language, languageCodes, languageEntry } from "#shared/language.ts";
import { typedDay } from "#shared/typed-day.ts";
import { oneLine } from "#shared/typed-text.ts";
import { jsonOnly } from "../http/json-only.ts";
import { problem, problemSchema } from "../http/problems.ts";

/** Defines a call of the API with its permission, which the OpenAPI document names, too. */
export const apiCall = <
  Method extends RouteConfig["method"],
  Path extends string,
  Call extends Omit<RouteConfig, "method" | "path">,
>(
  permission: Permission,
  name: `${Method} ${Path}`,
  call: Call,
) => {
  const [method, path] = name.split(" ") as [Method, Path];
  return createRoute({ ...call, method, path, [permissionField]: permission });
};

/** Ends the description of calls that post something or enter into a contract. */
export const agreesToTerms =
  "Calling it agrees to the [Terms of service](/terms-of-service); the person it is for is 18 or older.";

const permissionField = "x-permission";

const callsOf = (api: OpenAPIHono) =>
  api.openAPIRegistry.definitions.flatMap((each) => (each.type === "route" ? each.route : []));

/** Calls that name their "x-cache-seconds": anonymous reads, kept until then or an invalidation. */
export const cachedCalls = (api: OpenAPIHono) =>
  callsOf(api).flatMap(({ path, request, "x-cache-seconds": seconds }) => {
    if (typeof seconds !== "number") return [];
    const pattern = path.replaceAll(/\{\w+\}/g, "[^/]+");
    const query = request?.query instanceof z.ZodObject ? Object.keys(request.query.shape) : [];
    return { path: new RegExp(`^${pattern}$`), query, seconds };
  });

/** Returns the permission of each call: "GET /api/admin/bookings". */
export function permissionsOfCalls(api: OpenAPIHono) {
  return new Map(
    callsOf(api).map((call): [string, Permission] => {
      const name = `${call.method.toUpperCase()} ${call.path}`;
      if (!call[permissionField]) throw new Error(`${name} names no permission: use apiCall`);
      return [name, call[permissionField]];
    }),
  );
}

export const problemResponse = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: problemSchema } },
});

/** Defines the header with the number of all rows; the response is one page of them. */
export const totalCountHeader = (description: string) => ({
  "X-Total-Count": { description, required: true, schema: { type: "integer" as const } },
});

/** Headers of a response that may be cached until the time or an invalidation. */
export const cacheHeaders = (seconds: number, ...shown: string[]) => ({
  "cache-control": `public, max-age=${seconds}`,
  "cache-tag": shown.join(" "),
});

export const jsonResponse = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { "application/json": { schema } },
});

const noNumber = "Must be a whole number.";
const lastRow = 2 ** 31 - 1;
export const rowNumber = z.number(noNumber).int(noNumber).min(1, noNumber).max(lastRow, noNumber);
export const rowId = z.coerce
  .number<string>(noNumber)
  .int(noNumber)
  .min(1, noNumber)
  .max(lastRow, noNumber)
  .openapi({ type: "integer", minimum: 1, maximum: lastRow, example: 12 });

export const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number({ error: `Must be a whole number from ${least} to ${most}.` })
    .int(`Must be a whole number from ${least} to ${most}.`)
    .min(least, `Must be at least ${least}.`)
    .max(most, `Must be at most ${most}.`)
    .openapi({ type: "integer", minimum: least, maximum: most });

export const wholeNumberOr = (standard: number, least: number, most: number) =>
  wholeNumber(least, most)
    .default(standard)
    .openapi({ type: "integer", minimum: least, maximum: most, default: standard });

const dayText = "Must be a date, YYYY-MM-DD.";
export const dayParam = typedDay(dayText).openapi({
  type: "string",
  format: "date",
  example: "2027-01-15",
});

/** Treats an empty form field as a missing parameter. */
const blankOr = <Schema extends z.ZodType>(schema: Schema) => z.literal("").or(schema).optional();

/** Validates search parameters of a URL, and rejects what the search would ignore. */
export const textParam = (isReadable: (text: string) => boolean, sentence: string) =>
  blankOr(z.string().trim().refine(isReadable, sentence));

export const numberBetween = (least: number, most: number) =>
  textParam(
    (text) => /^\d+(\.\d+)?$/.test(text) && Number(text) >= least && Number(text) <= most,
    `Must be a number from ${least} to ${most}.`,
  ).openapi({ type: "number", minimum: least, maximum: most });

/** Defines a parameter that is `1`, `0` or missing. */
export const flagParam = (description: string) =>
  textParam((text) => text === "0" || text === "1", "Must be 1, or left out.").openapi({
    type: "string",
    enum: ["1"],
    description,
  });

const others = languageCodes().filter((code) => code !== "en");
const otherLanguages = others
  .map((code) => `\`${code}\`: in ${languageEntry(code).englishName}`)
  .join(", ");

/** The language of responses with text that a page shows. */
export const languageQuery = z.object({
  language: z
    .string()
    .optional()
    .openapi({ description: `${otherLanguages}. Otherwise in English.`, example: others[0] }),
});

export const languageAsked = ({ language }: z.infer<typeof languageQuery>): Language =>
  language !== undefined && isLanguage(language) ? language : "en";

/** Defines the responses of calls that may be cached: what they return, or that it is unchanged. */
export const cachedResponses = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  headers: NonNullable<Exclude<RouteConfig["responses"][string], { $ref: string }>["headers"]> = {},
) => ({
  200: { ...jsonResponse(schema, description), headers },
  304: { description: "Unchanged since the `ETag` in `If-None-Match`." },
});

export const ownListingSlug = oneLine("Give the slug of the listing.")
  .optional()
  .describe("Required unless the account manages exactly one listing.");

export const writeResponses = {
  400: problemResponse("The body is not JSON."),
  415: problemResponse("The body is not application/json."),
  422: problemResponse("A field is invalid."),
};

/** Response of calls that an admin can close temporarily. */
export const closedResponses = {
  503: problemResponse(
    "Not accepted right now: the message says why, `Retry-After` says when to try again.",
  ),
};

/** Requires a JSON body. Checked per call, because calls without a body reject it differently. */
export const requiredJsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  middleware: jsonOnly,
  request: { body: { required: true, content: { "application/json": { schema } } } },
});

/** Accepts a JSON body or none, even with a JSON content type and an empty body. */
export const optionalJsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  async middleware(context: Context, next: Next) {
    if ((await context.req.text()) !== "") return jsonOnly(context, next);
    context.req.raw.headers.delete("content-type");
    return next();
  },
  request: { body: { required: false, content: { "application/json": { schema } } } },
});

/** Reports invalid input per field, in the sentences of the schema. */
export const createApi = () =>
  new OpenAPIHono({
    defaultHook(result) {
      if (result.success) return;
      const { fieldErrors } = z.flattenError(result.error);
      const errors = fieldErrors as Record<string, string[]>;
      return problem(422, Object.values(errors)[0]?.[0] ?? "The input is invalid.", { errors });
    },
  });
