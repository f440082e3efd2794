import fc from "fast-check";
import type { OpenApi } from "#tests/support/response-schema.ts";
import { fromSchema } from "./from-schema.ts";
import { mutated, mutation, nastyText, textFault } from "./nasty.ts";
import type { Pool } from "./pool.ts";
import { type Role, roles, type Sent } from "./site.ts";

/** Limit per word: Node rejects more than 16 KiB of URL and headers by itself. */
const longest = 800;

export type Call = { role: Role; sent: Sent };

export function callsOf(
  { paths, components }: OpenApi,
  pool: Pool,
  method: string,
  path: string,
  mostFaults = 2,
): fc.Arbitrary<Call> {
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The document has no ${method} ${path}`);
  const parameters = operation.parameters ?? [];
  const body = operation.requestBody?.content["application/json"]?.schema;
  const valid = (place: string) => {
    const there = parameters.filter((parameter) => parameter.in === place);
    const parts = there.map(({ name, schema }) => [
      name,
      fromSchema(schema, components.schemas, pool, place === "path" ? kindOf(path, name) : name),
    ]);
    const requiredKeys = there
      .filter(({ required, in: where }) => required || where === "path")
      .map(({ name }) => name);
    return fc.record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys,
    });
  };
  const faults = fc.array(mutation, { maxLength: mostFaults });
  const isWell = mostFaults === 0;
  return fc
    .record({
      role: fc.constantFrom(...roles),
      params: valid("path"),
      query: valid("query"),
      headers: valid("header"),
      body: body ? fromSchema(body, components.schemas, pool) : fc.constant(undefined),
      faults,
      textFault: isWell ? fc.constant(null) : textFault,
      stranger: isWell
        ? fc.constant(null)
        : fc.option(
            fc.record({
              name: fc.constantFrom(...parameters.map(({ name }) => name), "extra", "q"),
              value: nastyText,
            }),
            { freq: 3 },
          ),
      type: isWell ? fc.constant("application/json") : types,
      also: isWell
        ? fc.constant({})
        : fc.oneof(
            { weight: 8, arbitrary: fc.constant({}) },
            { weight: 1, arbitrary: fc.constantFrom(...otherHeaders) },
          ),
    })
    .map(
      ({
        role,
        params,
        query,
        headers,
        body: given,
        faults: wrong,
        textFault: wrongText,
        stranger,
        type,
        also,
      }) => {
        const where = (name: string) => (stranger?.name === name ? stranger.value : undefined);
        const address = path.replace(/\{(\w+)\}/g, (_all, name) =>
          inPath(where(name) ?? params[name]),
        );
        const asked = new URLSearchParams(
          Object.entries(query).map(([name, value]) => [
            name,
            String(where(name) ?? value).slice(0, longest),
          ]),
        );
        if (stranger && !(stranger.name in query) && !(stranger.name in params))
          asked.append(stranger.name, stranger.value.slice(0, longest));
        const search = asked.size > 0 ? `?${asked}` : "";
        const sent: Sent = { method, path: address + search, headers: { ...also } };
        const set = (name: string, value: unknown) => {
          const text = String(value)
            .replace(/[^\x20-\x7e]/g, "?")
            .trim();
          if (sent.headers && text) sent.headers[name] = text.slice(0, longest);
        };
        for (const [name, value] of Object.entries(headers)) set(name, where(name) ?? value);
        if (given === undefined || method === "GET") return { role, sent };
        const text = JSON.stringify(wrong.reduce(mutated, given)) ?? "";
        sent.body = wrongText ? wrongText(text) : text;
        if (type) set("content-type", type);
        return { role, sent };
      },
    );
}

/** Maps `id` to the resource in the path, such as a booking. */
const kindOf = (path: string, name: string) =>
  name === "id" ? `${/(\w+)\/\{id\}/.exec(path)?.[1]}/id` : name;

const types = fc.oneof(
  { weight: 20, arbitrary: fc.constant("application/json") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "application/json; charset=utf-8",
      "APPLICATION/JSON;x",
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/json, text/plain",
      "",
    ),
  },
);

const otherHeaders: Record<string, string>[] = [
  { "if-none-match": "*" },
  { "if-none-match": 'W/"' },
  { authorization: "Bearer oc_0000000000000000000000000000000000000000000" },
  { authorization: "bearer" },
  { "x-admin-email": "olivia@example.com", "x-admin-password": "wrong" },
  { origin: "https://evil.example" },
  { "sec-fetch-site": "cross-site" },
  { cookie: "__Host-session=%ff; __Host-session=x; =" },
  { accept: "application/xml", "accept-language": "\u00ff" },
];

/** Keeps it one segment: dots alone, or nothing, would change the path. */
function inPath(value: unknown) {
  const text = String(value).toWellFormed();
  return /^\.*$/.test(text)
    ? "-"
    : /^%(00|ff|ed%a0%80)?$/.test(text)
      ? text
      : encodeURIComponent(text.slice(0, longest).toWellFormed());
}
