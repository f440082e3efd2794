import { Agent, request } from "node:http";
import { expect, test } from "vitest";
import { cookieOf } from "#tests/support/account-site.ts";
import { operator, startServer } from "#tests/support/server.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

/** Memory is meaningful only with that many. */
const requests = 200_000;
const fifths = 5;
const atOnce = 20;
const mostMiB = 450;
/** The embedded database keeps its table files open, up to this many. */
const mostFiles = 1_000;

type TestRequest = { path: string; method?: string; body?: object; cookie?: string };

test.runIf(isFullLevel)(
  "200,000 requests of every kind leak no descriptors and no memory",
  { timeout: 600_000 + requests * 20 },
  async () => {
    // Same as `npm start`.
    const lean = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };
    const flags = ["--max-semi-space-size=12", "--heap-growing-percent=60"];
    const site = await startServer({
      env: { ...lean, LOG_LEVEL: "warn", TRUST_PROXY: "1" },
      flags,
    });
    const sources = () =>
      Array.from({ length: 4 }, () => Math.floor(Math.random() * 250)).join(".");
    const send = (
      agent: Agent,
      { path, body, cookie, method = body ? "POST" : "GET" }: TestRequest,
    ) =>
      new Promise<number>((resolve, reject) => {
        const text = body ? JSON.stringify(body) : undefined;
        const headers = {
          "x-forwarded-for": sources(),
          ...(text ? { "content-type": "application/json" } : {}),
          ...(cookie ? { cookie } : {}),
        };
        const asked = request(new URL(path, site.url), { agent, method, headers }, (answer) => {
          answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
        });
        asked.once("error", reject).end(text);
      });
    const signedIn = await fetch(`${site.url}/api/admin/authenticate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(operator),
    });
    const cookie = cookieOf(signedIn);
    const slugs = (
      (await (await fetch(`${site.url}/api/medspas`)).json()) as { slug: string }[]
    ).map(({ slug }) => slug);
    const slug = (count: number) => slugs[count % slugs.length] ?? "";
    const kinds: ((count: number) => TestRequest)[] = [
      (count) => ({ path: `/listing/${slug(count)}` }),
      () => ({ path: "/" }),
      (count) => ({
        path: `/search?q=${["botox", "hydrafasial", "laser irvine", "facial under 200"][count % 4]?.replaceAll(" ", "+")}&page=${count % 3}`,
      }),
      (count) => ({
        path: `/api/search?q=botox&sort=${["relevance", "rating", "name"][count % 3]}&page=${count % 4}`,
      }),
      (count) => ({ path: `/api/search/suggestions/${["bot", "las", "irv", "hyd"][count % 4]}` }),
      (count) => ({
        path: "/api/events",
        body: {
          page: `/listing/${slug(count)}`,
          from: "",
          events: [{ kind: "view", slug: slug(count) }],
        },
      }),
      (count) => ({
        path: `/api/me/favourites/${slug(count)}`,
        method: count % 2 ? "PUT" : "DELETE",
        cookie,
      }),
      () => ({ path: "/api/me", cookie }),
      (count) => ({
        path: "/api/admin/authenticate",
        body: { email: `nobody-${count}@example.com`, password: "wrong wrong wrong" },
      }),
      (count) => ({
        path: "/api/bookings",
        body: {
          medSpaSlug: slug(count),
          treatmentType: "Botox",
          preferredDate: "2020-01-01",
          preferredTime: "09:00",
        },
      }),
      (count) => ({ path: `/nowhere/${count}` }),
      () => ({ path: "/api/contact", body: { name: "" } }),
      (count) => ({
        path: "/api/newsletter/subscribe",
        body: { email: `soak-${count}@example.com` },
      }),
      () => ({ path: "/client-admin", method: "PUT" }),
    ];

    let next = 0;
    const statuses = new Map<number, number>();
    async function askUntil(last: number) {
      const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
      const visitor = async () => {
        while (next < last) {
          const count = next++;
          const kind = kinds[count % kinds.length];
          const status = await send(
            agent,
            kind?.(Math.floor(count / kinds.length)) ?? { path: "/" },
          );
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, visitor));
      agent.destroy();
    }
    const figures = async () => ({
      ...(site.openDescriptors() ?? { ofDatabase: 0, others: 0 }),
      MiB: Math.round((await site.metric("process_resident_memory_bytes")) / 2 ** 20),
    });

    const after: Awaited<ReturnType<typeof figures>>[] = [];
    for (let fifth = 1; fifth <= fifths; fifth++) {
      await askUntil(Math.floor((requests * fifth) / fifths));
      const first = after[0]?.others;
      if (first !== undefined)
        await expect
          .poll(() => site.openDescriptors()?.others ?? 0, { timeout: 600_000 })
          .toBeLessThanOrEqual(first);
      after.push(await figures());
    }
    console.info(
      `after each fifth: ${JSON.stringify(after)}; answers: ${JSON.stringify([...statuses])}`,
    );
    // A busy machine may shed a few requests, but none may fail.
    expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(statuses.get(503) ?? 0).toBeLessThan(requests / 100);
    expect([...statuses.keys()]).toEqual(
      expect.arrayContaining([200, 201, 204, 401, 404, 405, 422]),
    );
    const [begin, end] = [after[0], after.at(-1)];
    expect(end?.ofDatabase).toBeLessThan(mostFiles);
    expect(end?.MiB).toBeLessThan(mostMiB);
    expect(end?.MiB).toBeLessThan((begin?.MiB ?? 0) * 1.1);
    expect(await site.stop()).toBe(0);
  },
);
