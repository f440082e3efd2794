import fc from "fast-check";
import { expect, test } from "vitest";
import { callsOf } from "#tests/support/fuzz/call.ts";
import { createPool, type Pool } from "#tests/support/fuzz/pool.ts";
import type { Sent } from "#tests/support/fuzz/site.ts";
import { oliviasListing, type Who } from "#tests/support/policy-site.ts";
import type { OpenApi, Schema } from "#tests/support/response-schema.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { atLevel } from "#tests/support/test-level.ts";
import { each } from "./at-once.ts";
import { sqlPayloads } from "./sql-payloads.ts";
import { openWrittenSite, type WrittenSite } from "./written-site.ts";

/** Payloads per parameter; the whole corpus if this is larger. */
const amount = atLevel(2, 40);
/** More payloads to try if none is accepted. */
const mostTries = 1000;

type Call = { who: Who; method: string; path: string; body?: object };

/** These calls end sessions that later calls need. */
const notCalled = /sign-out|sessions|passkeys/;

/** Calls without any field that accepts free text. */
const takesNoWords: Record<string, string> = {
  "POST /api/newsletter/subscribe": "only an address",
  "POST /api/admin/forgot-password": "only an address",
  "POST /api/admin/cancel-premium": "only the name of a listing in its address",
  "POST /api/admin/authenticate": "only an address and the password of its account",
  "POST /api/events": "only a path and a host",
  "POST /api/admin/reset-password": "stores neither the key from the email nor the password",
};

/** Senders for calls that work once per person. */
const visitors: Who[] = ["gina", "tess", "edda", "fay"];

let turn = 0;
const some = () =>
  Array.from(
    { length: Math.min(amount, sqlPayloads.length) },
    () => sqlPayloads[turn++ % sqlPayloads.length] ?? "",
  );

const whoAsks = (path: string, usual: Who): Who =>
  path.includes("/admin/") ? "ada" : path.includes("/me") ? "gina" : usual;

function operationsOf({ paths }: OpenApi) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    notCalled.test(path)
      ? []
      : Object.entries(methods).map(([name, operation]) => ({
          path,
          method: name.toUpperCase(),
          operation,
        })),
  );
}
type Operation = ReturnType<typeof operationsOf>[number];

/** Attacks one part of the URL, with normal values in the others. */
function addressesOf({ path, method, operation: { parameters = [] } }: Operation): Call[] {
  const plain = path.replace(/\{\w+\}/g, "1");
  const of = (place: string) => parameters.filter((each) => each.in === place);
  const inPath = of("path").flatMap(({ name }) =>
    some().map((word) =>
      path.replace(`{${name}}`, encodeURIComponent(word.toWellFormed())).replace(/\{\w+\}/g, "1"),
    ),
  );
  const inQuery = of("query").flatMap(({ name }) =>
    some().map((word) => `${plain}?${new URLSearchParams([[name, word]])}`),
  );
  return [...inPath, ...inQuery].map((address) => ({
    who: whoAsks(path, "stranger"),
    method,
    path: address,
    ...(method === "GET" ? {} : { body: {} }),
  }));
}

type Field = { name: string; isText: boolean };
/** Free-text fields; others take addresses, dates and ids. */
const free = /^(text|message|description|reason|name)$/;

function fieldsOf({ operation: { requestBody } }: Operation, { schemas }: OpenApi["components"]) {
  const isText = ({ type, enum: choices, anyOf = [] }: Schema): boolean =>
    (!choices && [type].flat().includes("string")) || anyOf.some(isText);
  const read = (schema: Schema): Field[] => {
    const named = schema.$ref ? (schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;
    const own = Object.entries(named.properties ?? {}).map(([name, field]) => ({
      name,
      isText: isText(field),
    }));
    return [...own, ...[...(named.allOf ?? []), ...(named.anyOf ?? [])].flatMap(read)];
  };
  return Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => read(schema));
}

/** Valid bodies except for the attacked field: a payload instead of, or after, its valid value. */
function bodiesOf(operation: Operation, document: OpenApi, pool: Pool) {
  const { method, path } = operation;
  const fields = fieldsOf(operation, document.components);
  const texts = fields.filter(({ isText }) => isText);
  const freeText = texts.find(({ name }) => free.test(name)) ?? texts[0];
  let seed = 0;
  const sampled = (numRuns: number) =>
    fc.sample(callsOf(document, pool, method, path, 0), { numRuns, seed: seed++ });
  const attack = (
    sent: Sent,
    field: string,
    word: string,
    { who, isBehind }: { who: Who; isBehind: boolean },
  ) => {
    const right = JSON.parse(String(sent.body ?? "{}")) as Record<string, unknown>;
    const known = right[field];
    const body = {
      ...right,
      [field]: isBehind && typeof known === "string" ? `${known} ${word}` : word,
    };
    return {
      call: { who: whoAsks(path, who), method, path: sent.path, body },
      isText: texts.some(({ name }) => name === field),
    };
  };
  const asked = [...fields.map(({ name }) => name), "__proto__", "constructor"].flatMap((field) =>
    some().map((word) => ({ field, word })),
  );
  const samples = sampled(Math.min(asked.length, 12));
  const wanted = asked.map(({ field, word }, index) =>
    attack(samples[index % samples.length]?.sent ?? { method, path }, field, word, {
      who: index % 3 ? "gina" : "stranger",
      isBehind: index % 2 > 0,
    }),
  );
  function* more() {
    for (let tried = 0; freeText && tried < mostTries; tried += 20)
      for (const [index, { sent }] of sampled(20).entries())
        yield attack(sent, freeText.name, some()[0] ?? "", {
          who: visitors[index % visitors.length] ?? "gina",
          isBehind: true,
        });
  }
  return { hasTexts: texts.length > 0, wanted, more };
}

const polluting = () =>
  some().map((word): object =>
    JSON.parse(
      `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":${JSON.stringify(word)}}}}`,
    ),
  );

/** Collects existing ids, without which most calls find nothing. */
async function learn(site: WrittenSite, { paths }: OpenApi) {
  const pool = createPool();
  await each(Object.entries(paths), async ([path, { get }]) => {
    if (!get || notCalled.test(path)) return;
    const answer = await site.fetchAs(
      whoAsks(path, "stranger"),
      path.replace("{slug}", oliviasListing).replace(/\{\w+\}/g, "1"),
    );
    const text = await answer.text();
    if (answer.ok && answer.headers.get("content-type")?.includes("json"))
      pool.learn(JSON.parse(text), path);
  });
  return pool;
}

test("every API parameter and field is only a value to the database, and none stalls a request", {
  timeout: 600_000 * amount,
}, async () => {
  const site = await openWrittenSite({ SITE_URL: siteUrl });
  const document = JSON.parse(
    (await site.ask("stranger", "GET", "/api/openapi.json")).text,
  ) as OpenApi;
  const pool = await learn(site, document);
  const faults: string[] = [];
  const got = { taken: 0, past: 0, all: 0 };
  const send = async ({ who, method, path, body }: Call) => {
    const headers = { "content-type": "application/json" };
    const response = await site.fetchAs(who, path, {
      method,
      ...(body ? { headers, body: JSON.stringify(body) } : {}),
    });
    await response.arrayBuffer();
    if (response.status >= 500)
      faults.push(`${method} ${path} ${JSON.stringify(body)} ${response.status}`);
    return response;
  };
  const operations = operationsOf(document);
  const addresses = operations.flatMap(addressesOf);
  expect(addresses.length).toBeGreaterThan(100);
  await each(addresses, async (call) => void (await send(call)));

  const withoutWords: string[] = [];
  const writing = operations.filter(({ method }) => method !== "GET");
  await each(writing, async (operation) => {
    const { hasTexts, wanted, more } = bodiesOf(operation, document, pool);
    let isTaken = false;
    const attack = async ({ call, isText }: (typeof wanted)[number]) => {
      const { status } = await send(call);
      got.all++;
      if (status < 300) got.taken++;
      if (status < 300 || status === 404 || status === 409) got.past++;
      isTaken ||= isText && status < 300;
    };
    for (const each of wanted) await attack(each);
    const plain = {
      who: whoAsks(operation.path, "stranger"),
      method: operation.method,
      path: operation.path.replace(/\{\w+\}/g, "1"),
    };
    for (const body of polluting()) await send({ ...plain, body });
    const name = `${operation.method} ${operation.path}`;
    const tries = name in takesNoWords ? [] : more();
    for (const next of tries) {
      if (isTaken) break;
      await attack(next);
    }
    if (hasTexts && !isTaken) withoutWords.push(name);
  });
  await site.stop();
  expect(faults).toEqual([]);
  expect(got.taken).toBeGreaterThan(30);
  expect(got.past).toBeGreaterThan(70);
  expect(withoutWords.filter((name) => !(name in takesNoWords))).toEqual([]);
  expect(site.complaints()).toEqual([]);
});
