import fc from "fast-check";
import { describe, expect, test as plainTest } from "vitest";
import { callsOf } from "#tests/support/fuzz/call.ts";
import { faultOf } from "#tests/support/fuzz/check-answer.ts";
import { faultOfPage, filled, fillingOf, formsOn, pathsOf } from "#tests/support/fuzz/forms.ts";
import { inputs, seed } from "#tests/support/fuzz/inputs.ts";
import { markerFor, takenOf } from "#tests/support/fuzz/marker-values.ts";
import { type Prepared, preparedCalls } from "#tests/support/fuzz/prepared.ts";
import { type FuzzSite, openFuzzSite } from "#tests/support/fuzz/site.ts";
import { callsOfTool, faultOfTool, post, toolNames, toolOf } from "#tests/support/fuzz/tools.ts";
import {
  type Column,
  columnsOf,
  shortLived,
  type Written,
  writtenBy,
} from "#tests/support/fuzz/written-rows.ts";
import type { PolicyRow as Row } from "#tests/support/policy-rows.ts";
import { policy } from "#tests/support/policy-rows.ts";
import { atLevel, isFullLevel, sample } from "#tests/support/test-level.ts";

type Site = FuzzSite & { columns: Column[]; prepared: Record<string, () => Promise<Prepared>> };

const test = plainTest.extend<{ $file: { site: Site } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await openFuzzSite();
      await use({ ...site, columns: await columnsOf(site.rows), prepared: preparedCalls(site) });
      await site.stop();
      expect(site.complaints()).toEqual([]);
    },
    { scope: "file" },
  ],
});

const operations = Object.values(policy as Record<string, Row>).flatMap((row) => row.operations);
const calls = operations.filter((operation) => / \/api\/(?!docs)/.test(operation));

test("starts the site for this file, which takes a while", { timeout: 600_000 }, async ({
  site,
}) => {
  expect(Object.keys(site.document.paths).length).toBeGreaterThan(40);
});

/** Reads run first, because they provide ids for writes. */
const isRead = (operation: string) => operation.startsWith("GET");

/** Tables that calls write besides their subject, and not every time. */
const asides = [
  "api_keys",
  "rate_limits",
  "changes",
  "audit_log_hashes",
  "devices",
  "jobs",
  "emails",
  shortLived,
  "tokens",
];

/** Adds fields to the body, also under prototype names. */
function withFields(body: string, fields: Record<string, unknown>) {
  const also = JSON.stringify({ ...fields, constructor: { prototype: fields } });
  return `${body.replace(/\}$/, body === "{}" ? "" : ",")}"__proto__":${also},${also.slice(1)}`;
}

function fuzz(some: string[]) {
  for (const operation of some)
    test(operation, { timeout: 600_000 + inputs * 500 }, async ({ site }) => {
      const [method = "", path = ""] = operation.split(" ");
      await site.signIn();
      await fc.assert(
        fc.asyncProperty(
          callsOf(site.document, site.pool, method, path),
          async ({ role, sent }) => {
            const answer = await site.send(role, sent);
            const fault = faultOf(site.document, path, sent, answer);
            if (fault)
              throw new Error(
                `${operation} as ${role}: ${fault}\n${JSON.stringify(sent).slice(0, 700)}\n${answer.status} ${answer.text.slice(0, 500)}`,
              );
            if (answer.status < 300 && answer.headers.get("content-type") === "application/json")
              site.pool.learn(JSON.parse(answer.text), path);
          },
        ),
        { numRuns: inputs, seed },
      );
    });
}

describe(`every read call of the API with random input (FUZZ_SEED=${seed})`, () =>
  fuzz(sample(calls.filter(isRead), 2)));

/** Calls that reject unknown fields with 422. */
const refusesOthers = ["POST /api/events", "POST /api/ad-events"];
const writing = calls.filter((call) => /^(POST|PUT|PATCH)/.test(call));

describe("write calls with columns that they do not declare", () => {
  for (const operation of sample(writing, 5))
    test(operation, { timeout: 600_000 }, async ({ site, skip }) => {
      const [method = "", path = ""] = operation.split(" ");
      const schema =
        site.document.paths[path]?.[method.toLowerCase()]?.requestBody?.content["application/json"]
          ?.schema;
      if (!schema) skip("It takes no body.");
      await site.signIn();
      const prepared = site.prepared[operation];
      const samples = prepared
        ? []
        : fc.sample(callsOf(site.document, site.pool, method, path, 0), { numRuns: 600, seed });
      const send = async ({ role, sent, sign, late }: Prepared, body: string) => {
        const headers = { ...sent.headers, ...sign?.(body) };
        const { result, written } = await writtenBy(
          site.rows,
          site.columns,
          () => site.send(role, { ...sent, headers, body }),
          late,
        );
        expect({ sent: body, answer: result.text, failed: result.status >= 500 }).toMatchObject({
          failed: false,
        });
        return { status: result.status, text: result.text, written };
      };
      const written: Written[] = [];
      /**
       * Repeats until a call is accepted and writes all wanted tables, or any: values that were
       * saved before are not saved again. Writes of rejected calls count too.
       */
      const ask = async (
        mostTries: number,
        wanted: string[],
        alsoFields?: Record<string, unknown>,
        saysItself = (_: Prepared) => false,
      ) => {
        const tries: Prepared[] = prepared
          ? [await prepared()]
          : samples
              .splice(-mostTries)
              .reverse()
              .filter((sample) => !saysItself(sample));
        const answers: string[] = [];
        written.splice(0);
        for (const sample of tries) {
          const body = String(sample.sent.body);
          const {
            status,
            text,
            written: its,
          } = await send(sample, alsoFields ? withFields(body, alsoFields) : body);
          written.push(...its);
          const isWritten =
            its.some(({ table }) => !asides.includes(table)) &&
            wanted.every((table) => its.some((row) => row.table === table));
          if (status < 300 && isWritten) return { sample, its, last: "" };
          answers.push(`${status} ${text.slice(0, 300)}`);
        }
        return { sample: null, its: [], last: answers[0] };
      };
      const first = await ask(300, []);
      expect(first, `no sample of ${operation} was taken`).toMatchObject({ last: "" });
      const sample = first.sample as Prepared;
      const wanted = [...new Set(first.its.map(({ table }) => table))].filter(
        (table) => !asides.includes(table),
      );
      expect({ operation, writes: wanted.length > 0 }).toEqual({ operation, writes: true });
      const declared = [
        ...Object.keys(schema?.properties ?? {}),
        ...Object.keys(JSON.parse(String(sample.sent.body))),
      ];
      const { fields, traps } = markerFor(site.columns, first.its, declared);
      if (refusesOthers.includes(operation)) {
        for (const [name, value] of Object.entries(fields)) {
          const { status, written: its } = await send(
            { ...sample, late: undefined },
            withFields(String(sample.sent.body), { [name]: value }),
          );
          expect({ name, status, taken: takenOf(traps, its) }).toEqual({
            name,
            status: 422,
            taken: [],
          });
        }
        return;
      }
      // Repeats the accepted call, so that only the additional fields can make a difference.
      samples.push(sample);
      // Keeps enum values, and skips our marker value: columns and fields may differ in name.
      const chosen = Object.fromEntries(
        Object.entries(JSON.parse(String(sample.sent.body))).filter(
          ([name]) => schema?.properties?.[name]?.enum,
        ),
      );
      const labels = traps.flatMap(({ column, value }) =>
        column.labels.length > 0 ? [JSON.stringify(value)] : [],
      );
      const second = await ask(300, wanted, { ...fields, ...chosen }, ({ sent }) =>
        labels.some((label) => String(sent.body).includes(label)),
      );
      expect(
        second,
        `${operation} was not taken with the fields, or did not write ${wanted}`,
      ).toMatchObject({ last: "" });
      expect(takenOf(traps, written)).toEqual([]);
    });
});

describe("every write call of the API with random input", () =>
  fuzz(
    sample(
      calls.filter((operation) => !isRead(operation)),
      4,
    ),
  ));

describe("every assistant tool with random input", () => {
  for (const name of toolNames)
    test(name, { timeout: 600_000 + inputs * 500 }, async ({ site }) => {
      const tool = await toolOf(site, name);
      await fc.assert(
        fc.asyncProperty(callsOfTool(tool, site.pool), async (body) => {
          const answer = await post(site, body);
          const fault = faultOfTool(tool, answer);
          if (fault)
            throw new Error(
              `${name}: ${fault}\n${body.slice(0, 700)}\n${answer.status} ${answer.text.slice(0, 500)}`,
            );
        }),
        { numRuns: inputs, seed },
      );
    });
});

const pages = operations.filter((operation) => /^POST \/(?!api\/|mcp)/.test(operation));
const formInputs = atLevel(1, 10);
/** Quick variant: only those who see the form; otherwise anyone. */
const sendersOf = (route: string) =>
  !isFullLevel
    ? ([
        route.startsWith("/admin") ? "ada" : route.startsWith("/owner") ? "olivia" : "gina",
      ] as const)
    : (["stranger", "gina", "olivia", "olivia", "ada", "ada"] as const);
/** Calls that delete an account or close the site run last, because they block the others. */
const last = (operation: string) =>
  Number(
    /deletion|\/admin\/(settings|users|backups|imports)|sign-out|impersonation/.test(operation),
  );

describe("every page form with random input", () => {
  for (const operation of sample(pages, 5).sort((one, another) => last(one) - last(another)))
    test(operation, { timeout: 600_000 + formInputs * 1_000 }, async ({ site }) => {
      await site.signIn();
      const route = operation.split(" ")[1] ?? "";
      const shown = new Map<string, Awaited<ReturnType<typeof formsOn>>>();
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...sendersOf(route)),
          pathsOf(route),
          fillingOf,
          async (role, path, filling) => {
            const forms = shown.get(role + path) ?? (await formsOn(site, role, path));
            shown.set(role + path, forms);
            const sent = await filled(path, forms, filling);
            const answer = await site.send(role, sent);
            const fault = faultOfPage(answer);
            if (fault)
              throw new Error(
                `${operation} as ${role}: ${fault}\n${sent.path} ${Buffer.from(sent.body ?? "")
                  .toString()
                  .slice(0, 700)}\n${answer.status} ${answer.text.slice(0, 300)}`,
              );
          },
        ),
        { numRuns: formInputs, seed },
      );
    });
});
