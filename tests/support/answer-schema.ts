import { z } from "zod";

type Schema = {
  $ref?: string;
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
};
type Answer = { headers?: Record<string, object>; content?: Record<string, { schema: Schema }> };
export type OpenApi = {
  paths: Record<string, Record<string, { responses: Record<string, Answer>; requestBody?: object }>>;
  components: { schemas: Record<string, Schema> };
};

/** What the OpenAPI document promises for an answer, as a check that also refuses every field it does not name. */
export function answerSchema(document: OpenApi, path: string, status: number, method = "get") {
  const answer = document.paths[path]?.[method]?.responses[status];
  const schema = Object.values(answer?.content ?? {})[0]?.schema;
  if (!schema) throw new Error(`The document says nothing of ${method} ${path} ${status}`);
  return z.fromJSONSchema(closed(schema, document.components.schemas) as never);
}

function closed(schema: Schema, named: Record<string, Schema>): Schema {
  if (schema.$ref) return closed(named[schema.$ref.split("/").at(-1) ?? ""] ?? {}, named);
  if (schema.allOf) return merge(schema.allOf.map((part) => closed(part, named)));
  if (schema.items) return { ...schema, items: closed(schema.items, named) };
  if (!schema.properties) return schema;
  const properties = Object.fromEntries(Object.entries(schema.properties).map(([name, property]) => [name, closed(property, named)]));
  return { ...schema, properties, additionalProperties: false };
}

function merge(parts: Schema[]): Schema {
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  return { ...parts[0], properties, required: parts.flatMap((part) => part.required ?? []), additionalProperties: false };
}
