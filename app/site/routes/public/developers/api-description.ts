import { type ApiField, fieldsOf, type Schema, type Schemas, typeOf } from "./api-fields.ts";

type Content = Record<string, { schema?: Schema }>;
type Operation = {
  summary?: string;
  description?: string;
  tags?: string[];
  "x-key-scopes"?: string[];
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema?: Schema;
  }[];
  requestBody?: { required?: boolean; content?: Content };
  responses: Record<
    string,
    { description: string; headers?: Record<string, { description?: string }>; content?: Content }
  >;
};
type OpenApiDocument = {
  info: { description?: string };
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Schemas };
};

/**
 * Turns the OpenAPI document into the data of the reference page: calls by tag, with parameters,
 * bodies, and responses.
 */
export function describeApi(document: object) {
  const { info, paths = {}, components } = document as OpenApiDocument;
  const schemas = components?.schemas ?? {};
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      describeCall(path, method, operation, schemas),
    ),
  );
  const names = [...new Set(calls.map(({ group }) => group))];
  return {
    text: info.description ?? "",
    groups: names.map((name) => ({ name, calls: calls.filter(({ group }) => group === name) })),
    problem: fieldsOf(schemas.Problem, schemas),
  };
}

function describeCall(path: string, method: string, operation: Operation, schemas: Schemas) {
  return {
    group: operation.tags?.[0] ?? "Other",
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? "",
    description: operation.description ?? "",
    scope: operation["x-key-scopes"]?.[0] ?? null,
    parameters: (operation.parameters ?? []).map(
      ({ name, in: place, required = false, description, schema }) => {
        const { text = "" } = fieldsOf({ properties: { [name]: schema ?? {} } }, schemas)[0] ?? {};
        const meaning =
          description && !text.startsWith(description) ? `${description} ${text}`.trim() : text;
        return {
          name: place === "header" ? `${name} (header)` : name,
          type: typeOf(schema, schemas),
          isRequired: required,
          text: meaning,
        } satisfies ApiField;
      },
    ),
    body: bodyOf(operation.requestBody?.content, schemas),
    isBodyRequired: operation.requestBody?.required ?? false,
    answers: Object.entries(operation.responses).map(
      ([status, { description, headers = {}, content }]) => ({
        status,
        text: [
          description,
          ...Object.entries(headers).flatMap(([name, header]) =>
            header.description ? [`${name}: ${header.description}`] : [],
          ),
        ].join(" "),
        // The problem body is the same everywhere, so the page shows it once.
        ...(content?.["application/problem+json"] ? nothing : bodyOf(content, schemas)),
      }),
    ),
  };
}

const nothing = { type: "", fields: [] as ApiField[] };

function bodyOf(content: Content | undefined, schemas: Schemas) {
  const schema = Object.values(content ?? {})[0]?.schema;
  return schema ? { type: typeOf(schema, schemas), fields: fieldsOf(schema, schemas) } : nothing;
}
