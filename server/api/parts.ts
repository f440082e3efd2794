import { OpenAPIHono, z } from "@hono/zod-openapi";
import { jsonOnly } from "../http/json-only.ts";
import { problem, problemSchema } from "../http/problems.ts";

/** What every part of the API is made with. */

export const problems = (description: string) => ({ description, content: { "application/problem+json": { schema: problemSchema } } });

export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({ description, content: { "application/json": { schema } } });

/** A body of JSON. The refusal of another belongs to the call: an address that takes no body says that instead. */
export const takes = <Schema extends z.ZodType>(schema: Schema) => ({
  middleware: jsonOnly,
  request: { body: { required: true, content: { "application/json": { schema } } } },
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
