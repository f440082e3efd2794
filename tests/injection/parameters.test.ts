import { expect, test } from "vitest";
import type { Who } from "#tests/support/policy-site.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { each } from "./at-once.ts";
import { sleepSeconds, sqlPayloads } from "./sql-payloads.ts";
import { openWrittenSite } from "./written-site.ts";

/** How many of the corpus each parameter gets; all of it where this is greater than the corpus. */
const amount = Number(process.env.SQL_PAYLOADS ?? 4);

type Schema = { $ref?: string; type?: string | string[]; properties?: Record<string, Schema>; allOf?: Schema[]; anyOf?: Schema[]; items?: Schema };
type Operation = { parameters?: { name: string; in: string }[]; requestBody?: { content: Record<string, { schema: Schema }> } };
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };
type Call = { who: Who; method: string; path: string; body?: object };

/** These end what the next call needs. */
const notCalled = /sign-out|sessions|passkeys/;

/** Each call of the document with words in one place, and what is usual in the others. */
function callsOf(document: Document): Call[] {
  const fieldsOf = (schema: Schema): string[] => {
    const named = schema.$ref ? document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] : schema;
    return named ? [...Object.keys(named.properties ?? {}), ...[...(named.allOf ?? []), ...(named.anyOf ?? [])].flatMap(fieldsOf)] : [];
  };
  let turn = 0;
  const some = () => Array.from({ length: Math.min(amount, sqlPayloads.length) }, () => sqlPayloads[turn++ % sqlPayloads.length] ?? "");
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([name, { parameters = [], requestBody }]): Call[] => {
      if (notCalled.test(path)) return [];
      const method = name.toUpperCase();
      const who = path.includes("/admin/") ? "ada" : path.includes("/me") ? "gina" : "stranger";
      const plain = path.replace(/\{\w+\}/g, "1");
      const fields = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema));
      const inPath = parameters
        .filter((each) => each.in === "path")
        .flatMap((each) => some().map((word) => path.replace(`{${each.name}}`, encodeURIComponent(word.toWellFormed())).replace(/\{\w+\}/g, "1")));
      const inQuery = parameters
        .filter((each) => each.in === "query")
        .flatMap((each) => some().map((word) => `${plain}?${new URLSearchParams([[each.name, word]])}`));
      const inBody = [...fields, "__proto__", "constructor"].flatMap((field) =>
        some().map((word) => Object.fromEntries([...fields.map((other) => [other, "10"]), [field, word]])),
      );
      const sent =
        method === "GET"
          ? []
          : [...inBody, ...some().map((word) => JSON.parse(`{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":${JSON.stringify(word)}}}}`))];
      return [
        ...[...inPath, ...inQuery].map((address) => ({ who, method, path: address, ...(method === "GET" ? {} : { body: {} }) }) as Call),
        ...sent.map((body): Call => ({ who, method, path: plain, body })),
      ];
    }),
  );
}

test("no parameter and no field of the API is more than a value to the database, and none is waited for", { timeout: 60_000 * amount }, async () => {
  const site = await openWrittenSite({ SITE_URL: siteUrl });
  const document = JSON.parse((await site.ask("stranger", "GET", "/api/openapi.json")).text) as Document;
  const calls = callsOf(document);
  expect(calls.length).toBeGreaterThan(400);
  const faults: string[] = [];
  await each(calls, async ({ who, method, path, body }) => {
    const start = performance.now();
    const headers = { "content-type": "application/json" };
    const response = await site.fetchAs(who, path, { method, ...(body ? { headers, body: JSON.stringify(body) } : {}) });
    await response.arrayBuffer();
    if (response.status >= 500) faults.push(`${method} ${path} ${JSON.stringify(body)} ${response.status}`);
    if (performance.now() - start > sleepSeconds * 1000) faults.push(`${method} ${path} took ${performance.now() - start} ms`);
  });
  await site.stop();
  expect(faults).toEqual([]);
  expect(site.complaints()).toEqual([]);
});
