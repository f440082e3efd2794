import type { z } from "zod";
import { type Answered, answerSchema, type OpenApi } from "#tests/support/response-schema.ts";
import type { Answer, Sent } from "./site.ts";

const schemas = new WeakMap<Answered, Map<string, z.ZodType>>();

/** Fault of an undocumented response, checked by field; null if valid. */
export function faultOf(
  document: OpenApi,
  path: string,
  { method }: Sent,
  { status, headers, text }: Answer,
): string | null {
  if (status >= 500) return `it failed with ${status}`;
  const responses = document.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  const promised = responses[status];
  if (!promised) return `the document has no ${status} for it`;
  if (status >= 400 && !headers.get("x-request-id")) return "it has no X-Request-Id";
  for (const [name, { required }] of Object.entries(promised.headers ?? {}))
    if (required && !headers.has(name)) return `it has no ${name}`;
  if (status === 429 && !headers.get("retry-after")) return "it has no Retry-After";
  const type = headers.get("content-type")?.split(";")[0] ?? "";
  if (!promised.content)
    return text === "" && type === "" ? null : `it has a body of ${type}, which is not declared`;
  if (!promised.content[type]) return `its type is ${type}, which is not declared`;
  if (type === "text/csv") return null;
  const body = parsed(text);
  if (body === undefined) return "its body is no JSON";
  const known = schemas.get(promised) ?? new Map<string, z.ZodType>();
  const schema =
    known.get(type) ?? answerSchema(document, path, status, method.toLowerCase(), type);
  schemas.set(promised, known.set(type, schema));
  const read = schema.safeParse(body);
  if (!read.success) return `its body is not as declared: ${read.error.message}`;
  return status >= 400 ? faultOfProblem(status, body as Problem) : null;
}

type Problem = {
  status: number;
  title: string;
  detail: string;
  message: string;
  errors?: Record<string, string[]>;
};

function faultOfProblem(status: number, { status: said, title, detail, message, errors }: Problem) {
  if (said !== status) return `its body says ${said}`;
  if (!title || !message || detail !== message) return "it has no sentence for a person";
  if (
    Object.values(errors ?? {}).some(
      (sentences) => sentences.length === 0 || sentences.includes(""),
    )
  )
    return "a field is wrong without a sentence";
  return /undefined|\[object|NaN|Invalid input|expected \w+, received|Too (big|small)/.test(message)
    ? `its sentence is for a program: ${message}`
    : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
