import { brotliDecompressSync } from "node:zlib";
import { expect } from "vitest";
import { type CachedSite, page, test } from "#tests/support/cached-site.ts";

const long = "A sentence that repeats itself. ".repeat(100);
const asking = (headers: Record<string, string> = {}, method = "GET") =>
  new Request("http://guide.example/kept", { headers, method });

async function askTogether(
  site: CachedSite,
  requests: Request[],
  answer: (number: number) => Response,
) {
  let renders = 0;
  const answers = requests.map((request) =>
    site.cache.through(request, async () => {
      const number = ++renders;
      await new Promise((resolve) => setImmediate(resolve));
      return answer(number);
    }),
  );
  return { answers: await Promise.all(answers), renders: () => renders };
}

test("twenty simultaneous requests share one render", async ({ site }) => {
  const { answers, renders } = await askTogether(
    site,
    Array.from({ length: 20 }, () => asking()),
    () => page(long, "catalogue"),
  );
  expect(renders()).toBe(1);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(
    new Set([long]),
  );
  expect(site.cache.counts).toMatchObject({ misses: 1, hits: 19 });
});

test("each request gets its own encoding, not that of the first", async ({ site }) => {
  const { answers } = await askTogether(
    site,
    [
      asking({ "accept-encoding": "br" }),
      asking(),
      asking({}, "HEAD"),
      asking({ "accept-encoding": "br" }),
    ],
    () => page(long, "catalogue"),
  );
  const [brotli, plain, head, last] = await Promise.all(
    answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())),
  );
  expect(answers.map(({ headers }) => headers.get("content-encoding"))).toEqual([
    "br",
    null,
    null,
    "br",
  ]);
  expect(
    [brotliDecompressSync(brotli ?? ""), plain, head, brotliDecompressSync(last ?? "")].map(String),
  ).toEqual([long, long, "", long]);
});

test("a 304 for the first request is not reused for the others", async ({ site }) => {
  const etag =
    (await site.cache.through(asking(), () => page(long, "catalogue"))).headers.get("etag") ?? "";
  site.cache.changed(["catalogue"]);
  const { answers } = await askTogether(site, [asking({ "if-none-match": etag }), asking()], () =>
    page(long, "catalogue"),
  );
  expect(answers.map(({ status }) => status)).toEqual([304, 200]);
  expect(await answers[1]?.text()).toBe(long);
});

test("waiting requests share a page that cannot be cached", async ({ site }) => {
  const { answers, renders } = await askTogether(
    site,
    [asking(), asking(), asking()],
    () => new Response("Gone", { status: 404 }),
  );
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    "Gone",
    "Gone",
    "Gone",
  ]);
  expect(renders()).toBe(1);
});

test("no request gets a cookie set for another", async ({ site }) => {
  const { answers } = await askTogether(site, [asking(), asking(), asking()], (number) =>
    page("Hello", "catalogue", { "set-cookie": `visitor=${number}` }),
  );
  expect(answers.map(({ headers }) => headers.get("set-cookie"))).toEqual([
    "visitor=1",
    "visitor=2",
    "visitor=3",
  ]);
});

test("a failed render fails for all waiting requests, and the next request tries again", async ({
  site,
}) => {
  const failing = askTogether(site, [asking(), asking()], () => {
    throw new Error("broken");
  });
  await expect(failing).rejects.toThrow("broken");
  expect(await (await site.cache.through(asking(), () => page("Whole", "catalogue"))).text()).toBe(
    "Whole",
  );
});
