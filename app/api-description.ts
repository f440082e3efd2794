type Schema = {
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  type?: string | string[];
  description?: string;
  example?: unknown;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  allOf?: Schema[];
};
type Operation = {
  summary?: string;
  description?: string;
  tags?: string[];
  "x-key-scopes"?: string[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[];
  responses: Record<string, { description: string; headers?: Record<string, { description?: string }>; content?: Record<string, { schema?: Schema }> }>;
};
type Document = { info: { description?: string }; paths?: Record<string, Record<string, Operation>>; components?: { schemas?: Record<string, Schema> } };

/** The OpenAPI document as a page tells it: groups of calls with their parameters, answers and fields. */
export function describeApi(document: object) {
  const { info, paths = {}, components } = document as Document;
  const schemas = components?.schemas ?? {};
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => describeCall(path, method, operation, schemas)),
  );
  const names = [...new Set(calls.map(({ group }) => group))];
  return { text: info.description ?? "", groups: names.map((name) => ({ name, calls: calls.filter(({ group }) => group === name) })) };
}

function describeCall(path: string, method: string, operation: Operation, schemas: Record<string, Schema>) {
  return {
    group: operation.tags?.[0] ?? "Other",
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? "",
    description: operation.description ?? "",
    scope: operation["x-key-scopes"]?.[0] ?? null,
    parameters: (operation.parameters ?? []).map(({ name, required, description, schema }) => ({
      name,
      text: describeParameter(required ?? false, description ?? schema?.description, schema),
    })),
    answers: Object.entries(operation.responses).map(([status, { description, headers = {}, content }]) => ({
      status,
      text: [description, ...Object.entries(headers).flatMap(([name, header]) => (header.description ? [`${name}: ${header.description}`] : []))].join(" "),
      fields: fieldsOf(Object.values(content ?? {})[0]?.schema, schemas),
    })),
  };
}

function describeParameter(isRequired: boolean, description: string | undefined, schema: Schema = {}) {
  const limits = schema.maximum === undefined ? "" : `${schema.minimum ?? 0} to ${schema.maximum}`;
  const standard = schema.default === undefined ? "" : `default ${String(schema.default)}`;
  return [isRequired ? "required" : "optional", limits, standard, description, schema.example === undefined ? "" : `e.g. ${String(schema.example)}`]
    .filter(Boolean)
    .join(", ");
}

function fieldsOf(schema: Schema | undefined, schemas: Record<string, Schema>): string[] {
  if (!schema) return [];
  if (schema.$ref) return fieldsOf(schemas[schema.$ref.split("/").at(-1) ?? ""], schemas);
  if (schema.items) return fieldsOf(schema.items, schemas);
  return [...(schema.allOf ?? []).flatMap((part) => fieldsOf(part, schemas)), ...Object.keys(schema.properties ?? {})];
}
