export type Schema = {
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  description?: string;
  example?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  default?: unknown;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
};
export type Schemas = Record<string, Schema>;
export type ApiField = { name: string; type: string; isRequired: boolean; text: string };

/** Maximum depth. Deeper fields appear only in the OpenAPI document. */
const deepest = 3;

/**
 * Lists the fields of an object or of a list of objects. Nested fields carry their parents' path.
 */
export function fieldsOf(
  schema: Schema | undefined,
  schemas: Schemas,
  before = "",
  depth = 1,
): ApiField[] {
  const found = resolve(schema, schemas);
  if (!found || depth > deepest) return [];
  if (found.items) return fieldsOf(found.items, schemas, before && `${before}[]`, depth);
  const required = new Set(found.required);
  const own = Object.entries(found.properties ?? {}).flatMap(([name, field]) => {
    const path = before ? `${before}.${name}` : name;
    const line = {
      name: path,
      type: typeOf(field, schemas),
      isRequired: required.has(name),
      text: textOf(resolve(field, schemas) ?? field),
    };
    return [line, ...fieldsOf(field, schemas, path, depth + 1)];
  });
  const parts = [...(found.allOf ?? []), ...(found.anyOf ?? []), ...(found.oneOf ?? [])].flatMap(
    (part) => fieldsOf(part, schemas, before, depth),
  );
  return [...new Map([...parts, ...own].map((field) => [field.name, field])).values()];
}

function resolve(schema: Schema | undefined, schemas: Schemas): Schema | undefined {
  return schema?.$ref ? resolve(schemas[schema.$ref.split("/").at(-1) ?? ""], schemas) : schema;
}

export function typeOf(schema: Schema | undefined, schemas: Schemas): string {
  const found = resolve(schema, schemas);
  if (!found) return "any";
  if (found.const !== undefined) return JSON.stringify(found.const);
  if (found.enum) return found.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (found.items) return orNull(`list of ${typeOf(found.items, schemas)}`, found);
  const parts = found.anyOf ?? found.oneOf;
  if (parts) return [...new Set(parts.map((part) => typeOf(part, schemas)))].join(" or ");
  if (found.allOf || found.properties) return orNull("object", found);
  const types = [found.type ?? "any"].flat().filter((type) => type !== "null");
  return orNull(
    found.format ? `${types.join(" or ")} (${found.format})` : types.join(" or "),
    found,
  );
}

const orNull = (type: string, schema: Schema) =>
  [schema.type].flat().includes("null") ? `${type} or null` : type;

function textOf({
  description,
  minimum,
  maximum,
  minLength = 0,
  maxLength,
  default: defaultValue,
  example,
}: Schema) {
  const length =
    maxLength === undefined
      ? ""
      : minLength > 1
        ? `${minLength} to ${maxLength} characters.`
        : `At most ${maxLength} characters.`;
  // The largest safe integer is not a limit worth printing.
  const isBounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  const range = isBounded ? `${minimum ?? 0} to ${maximum}.` : "";
  return [
    description,
    range,
    length,
    defaultValue === undefined ? "" : `Default: ${String(defaultValue)}.`,
    example === undefined ? "" : `Example: ${JSON.stringify(example)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
