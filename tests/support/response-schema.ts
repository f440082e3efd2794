import { z } from "zod";

export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
};
export type Answered = {
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, { schema: Schema }>;
};
type Operation = {
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Answered>;
};
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** Validates a response against OpenAPI, and also rejects undocumented fields. */
export function answerSchema(
  document: OpenApi,
  path: string,
  status: number,
  method = "get",
  type?: string,
) {
  const answer = document.paths[path]?.[method]?.responses[status];
  const content = answer?.content ?? {};
  const schema = (type ? content[type] : Object.values(content)[0])?.schema;
  if (!schema) throw new Error(`The document says nothing of ${method} ${path} ${status}`);
  return z.fromJSONSchema(closed(schema, document.components.schemas) as never);
}

function closed(schema: Schema, named: Record<string, Schema>): Schema {
  const inner = (part: Schema) => closed(part, named);
  if (schema.$ref) return inner(named[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  if (schema.allOf) return merge(schema.allOf.map(inner));
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map(inner) };
  if (schema.oneOf) return { ...schema, oneOf: schema.oneOf.map(inner) };
  if (schema.items) return { ...schema, items: inner(schema.items) };
  const { additionalProperties } = schema;
  const others =
    typeof additionalProperties === "object" ? inner(additionalProperties) : additionalProperties;
  if (!schema.properties)
    return others === undefined ? schema : { ...schema, additionalProperties: others };
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, property]) => [name, inner(property)]),
  );
  return { ...schema, properties, additionalProperties: others ?? false };
}

function merge(parts: Schema[]): Schema {
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  return {
    ...parts[0],
    properties,
    required: parts.flatMap((part) => part.required ?? []),
    additionalProperties: false,
  };
}
