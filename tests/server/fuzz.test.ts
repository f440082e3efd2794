import fc from "fast-check";
import { describe, expect, test as plainTest } from "vitest";
import type { Row } from "#domain/accounts/policy/row.ts";
import { policy } from "#domain/accounts/policy.ts";
import { callsOf } from "#tests/support/fuzz/call.ts";
import { faultOf } from "#tests/support/fuzz/check-answer.ts";
import { faultOfPage, filled, fillingOf, formsOn, pathsOf } from "#tests/support/fuzz/forms.ts";
import { inputs, seed } from "#tests/support/fuzz/inputs.ts";
import { plantedFor, takenOf } from "#tests/support/fuzz/planted.ts";
import { type FuzzSite, openFuzzSite, place } from "#tests/support/fuzz/site.ts";
import { callsOfTool, faultOfTool, post, toolNames, toolOf } from "#tests/support/fuzz/tools.ts";
import { type Column, columnsOf, writtenBy } from "#tests/support/fuzz/written-rows.ts";
import { demoPassword } from "#tests/support/server.ts";

type Site = FuzzSite & { columns: Column[] };

const test = plainTest.extend<{ $file: { site: Site } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await openFuzzSite();
      await use({ ...site, columns: await columnsOf(site.rows) });
      await site.stop();
      expect(site.complaints()).toEqual([]);
    },
    { scope: "file" },
  ],
});

const operations = Object.values(policy as Record<string, Row>).flatMap((row) => row.operations);
const calls = operations.filter((operation) => / \/api\/(?!docs)/.test(operation));

test("the site of this file opens, which takes its time", { timeout: 120_000 }, async ({ site }) => {
  expect(Object.keys(site.document.paths).length).toBeGreaterThan(40);
});

/** The order is that of what is needed: what is read gives ids to those that write. */
const isRead = (operation: string) => operation.startsWith("GET");

function fuzz(some: string[]) {
  for (const operation of some)
    test(operation, { timeout: 20_000 + inputs * 500 }, async ({ site }) => {
      const [method = "", path = ""] = operation.split(" ");
      await site.signIn();
      await fc.assert(
        fc.asyncProperty(callsOf(site.document, site.pool, method, path), async ({ role, sent }) => {
          const answer = await site.send(role, sent);
          const fault = faultOf(site.document, path, sent, answer);
          if (fault) throw new Error(`${operation} as ${role}: ${fault}\n${JSON.stringify(sent).slice(0, 700)}\n${answer.status} ${answer.text.slice(0, 500)}`);
          if (answer.status < 300 && answer.headers.get("content-type") === "application/json") site.pool.learn(JSON.parse(answer.text), path);
        }),
        { numRuns: inputs, seed },
      );
    });
}

describe(`every reading call of the API, whatever it is sent (FUZZ_SEED=${seed})`, () => fuzz(calls.filter(isRead)));

/** What random words do not bring about: its place here has to be earned by a test elsewhere. */
const needsMore: Record<string, string> = {
  "POST /api/webhooks/stripe": "a signature",
  "POST /api/admin/cancel-premium": "a plan that runs",
  "POST /api/create-subscription": "a listing without a plan, of the caller's own",
  "POST /api/me/passkeys": "an authenticator",
  "POST /api/passkeys/sign-in": "an authenticator",
  "POST /api/admin/reset-password": "a token out of a mail",
};
const bodies: Record<string, object> = { "POST /api/admin/authenticate": { email: `owner@${place}.example.com`, password: demoPassword } };

describe("no call takes a column that it does not name", () => {
  for (const operation of calls.filter((call) => /^(POST|PUT|PATCH)/.test(call) && !needsMore[call]))
    test(operation, { timeout: 60_000 }, async ({ site, skip }) => {
      const [method = "", path = ""] = operation.split(" ");
      const schema = site.document.paths[path]?.[method.toLowerCase()]?.requestBody?.content["application/json"]?.schema;
      if (!schema) skip("It takes no body.");
      await site.signIn();
      const samples = fc.sample(callsOf(site.document, site.pool, method, path, 0), { numRuns: 600, seed });
      const ask = async (mostTries: number, alsoFields?: Record<string, unknown>) => {
        for (const sample of samples.splice(-mostTries).reverse()) {
          const given = bodies[operation] ? JSON.stringify(bodies[operation]) : String(sample.sent.body);
          const also = alsoFields ? JSON.stringify({ ...alsoFields, constructor: { prototype: alsoFields } }) : "{}";
          const body = alsoFields ? `${given.replace(/\}$/, given === "{}" ? "" : ",")}"__proto__":${also},${also.slice(1)}` : given;
          const { role, sent } = sample;
          const { result, written } = await writtenBy(site.rows, site.columns, () => site.send(role, { ...sent, body }));
          expect({ sent: body, answer: result.text, failed: result.status >= 500 }).toMatchObject({ failed: false });
          if (result.status < 300) return { written, sample };
        }
        return null;
      };
      const first = await ask(500);
      expect(first, `no sample of ${operation} was taken`).not.toBeNull();
      const { fields, traps } = plantedFor(site.columns, first?.written ?? [], Object.keys(schema?.properties ?? {}));
      // The same once more, where it can be said twice: then nothing but the fields in addition can make a difference.
      if (first) samples.push(first.sample);
      const second = await ask(40, fields);
      // A call that takes no further fields at all says so each time.
      expect(takenOf(traps, second?.written ?? [])).toEqual([]);
    });
});

describe("every writing call of the API, whatever it is sent", () => fuzz(calls.filter((operation) => !isRead(operation))));

describe("every tool for assistants, whatever it is asked", () => {
  for (const name of toolNames)
    test(name, { timeout: 20_000 + inputs * 500 }, async ({ site }) => {
      const tool = await toolOf(site, name);
      await fc.assert(
        fc.asyncProperty(callsOfTool(tool, site.pool), async (body) => {
          const answer = await post(site, body);
          const fault = faultOfTool(tool, answer);
          if (fault) throw new Error(`${name}: ${fault}\n${body.slice(0, 700)}\n${answer.status} ${answer.text.slice(0, 500)}`);
        }),
        { numRuns: inputs, seed },
      );
    });
});

const pages = operations.filter((operation) => /^POST \/(?!api\/|mcp)/.test(operation));
const formInputs = Math.ceil(inputs / 5);
/** What takes somebody's account, or closes the site: others would meet closed doors. */
const last = (operation: string) => Number(/deletion|\/admin\/(settings|users|backups|imports)|sign-out|impersonation/.test(operation));

describe("every form of the pages, whatever is in it", () => {
  for (const operation of pages.sort((one, another) => last(one) - last(another)))
    test(operation, { timeout: 20_000 + formInputs * 1_000 }, async ({ site }) => {
      await site.signIn();
      const route = operation.split(" ")[1] ?? "";
      const shown = new Map<string, Awaited<ReturnType<typeof formsOn>>>();
      await fc.assert(
        fc.asyncProperty(fc.constantFrom("stranger", "gina", "olivia", "olivia", "ada", "ada"), pathsOf(route), fillingOf, async (role, path, filling) => {
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
        }),
        { numRuns: formInputs, seed },
      );
    });
});
