import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { describe, expect } from "vitest";
import { send } from "#tests/support/raw-http.ts";
import { ownTest } from "#tests/support/site.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { submission } from "#tests/support/submission.ts";

const place = "morrow-park-laser-and-skin";
type Data = Record<string, unknown> & {
  providers?: { slug: string; isPremium: boolean; placement: string | null }[];
};

async function connect(url: string, mode: "legacy" | "auto") {
  const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
  return client;
}

const test = ownTest.extend<{ $file: { client: Client } }>({
  client: [
    async ({ site }, use) => {
      const client = await connect(site.url, "auto");
      await use(client);
      await client.close();
    },
    { scope: "file" },
  ],
});

async function call(client: Client, name: string, given: Record<string, unknown>) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: given });
  const text = (content as { text: string }[]).map((part) => part.text).join("\n");
  return { text, isError: isError ?? false, data: (structuredContent ?? {}) as Data };
}

const message = (method: string, params: object = {}, id = 1) => ({
  jsonrpc: "2.0",
  id,
  method,
  params,
});

function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const sent = {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    ...headers,
  };
  return send(`${url}/mcp`, {
    method: "POST",
    headers: sent,
    body: [typeof body === "string" ? body : JSON.stringify(body)],
  });
}

describe("an assistant with the official client", () => {
  test("finds four read-only tools with input and output schemas", async ({ client }) => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "search_providers",
      "get_provider",
      "list_treatments",
      "get_availability",
    ]);
    for (const tool of tools)
      expect(tool).toMatchObject({
        annotations: { readOnlyHint: true },
        inputSchema: { type: "object" },
        outputSchema: { type: "object" },
      });
    expect(client.getInstructions()).toContain("paid placement");
    expect(client.getInstructions()).toContain("invented");
  });

  test("gets errors for unclear input, and may pass null arguments or a provider's URL", async ({
    client,
  }) => {
    expect(await call(client, "search_providers", { near: "90210", radiusMiles: 5 })).toMatchObject(
      { isError: true, text: expect.stringContaining("90210") },
    );
    expect(
      (await call(client, "search_providers", { city: "irvine", query: null, near: null })).data
        .total,
    ).toBeGreaterThan(0);
    expect(
      (await call(client, "get_provider", { slug: `${siteUrl}/listing/${place}` })).data.slug,
    ).toBe(place);
    const past = await call(client, "get_availability", {
      slug: place,
      treatment: "botox",
      from: "2020-01-01",
    });
    expect([past.isError, past.text]).toEqual([true, expect.stringContaining("in the past")]);
  });

  test("can also use last year's handshake", async ({ site }) => {
    const client = await connect(site.url, "legacy");
    expect((await client.listTools()).tools).toHaveLength(4);
    expect((await call(client, "search_providers", { city: "irvine" })).data.total).toBeGreaterThan(
      0,
    );
    await client.close();
  });

  test("gets the same results as the search page, with paid placement marked", async ({
    client,
    site,
  }) => {
    const { data, text } = await call(client, "search_providers", {
      query: "botox irvine",
      pageSize: 3,
    });
    const { total, results } = await site.json<{ total: number; results: { slug: string }[] }>(
      "/api/search?q=botox+irvine",
    );
    expect([data.total, data.providers?.map(({ slug }) => slug)]).toEqual([
      total,
      results.slice(0, 3).map(({ slug }) => slug),
    ]);
    for (const { isPremium, placement } of data.providers ?? [])
      expect(placement).toBe(isPremium ? "paid placement" : null);
    expect(data.providers?.some(({ isPremium }) => isPremium)).toBe(true);
    expect(text).toContain("paid placement");
  });

  test("pages through results", async ({ client }) => {
    const page = async (at: number) =>
      (
        await call(client, "search_providers", {
          treatment: "Botox",
          sort: "name",
          pageSize: 5,
          page: at,
        })
      ).data;
    const [first, second] = [await page(1), await page(2)];
    expect(
      new Set([...(first.providers ?? []), ...(second.providers ?? [])].map(({ slug }) => slug))
        .size,
    ).toBe(10);
    expect(first.hasMore).toBe(true);
  });

  test("reads a profile without its staff", async ({ client, site }) => {
    const { data, text } = await call(client, "get_provider", { slug: place });
    expect(data).toMatchObject({
      slug: place,
      takesBookings: true,
      bookingUrl: `${siteUrl}/booking/${place}`,
      profileUrl: `${siteUrl}/listing/${place}`,
    });
    const { staffCredentials } = await site.json<{ staffCredentials: { name: string }[] }>(
      `/api/medspas/${place}/enhanced`,
    );
    expect(staffCredentials.length).toBeGreaterThan(0);
    for (const { name } of staffCredentials)
      expect(JSON.stringify(data) + text).not.toContain(name);
    expect(JSON.stringify(data)).not.toContain("@");
  });

  test("cannot find a pending listing", async ({ client, site }) => {
    const sent = await send(`${site.url}/api/medspas`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: [JSON.stringify(submission({ name: "Quietwater Waiting Spa" }))],
    });
    const { slug } = JSON.parse(sent.body.toString()) as { slug: string };
    expect([sent.status, slug]).toEqual([201, expect.stringContaining("quietwater")]);
    expect((await call(client, "get_provider", { slug })).isError).toBe(true);
    expect(
      (
        await call(client, "search_providers", { query: "Quietwater Waiting Spa" })
      ).data.providers?.map((found) => found.slug),
    ).not.toContain(slug);
  });

  test("finds treatments by synonyms", async ({ client }) => {
    const { data } = await call(client, "list_treatments", { query: "onabotulinumtoxinA" });
    expect(data.treatments).toMatchObject([{ slug: "botox" }]);
  });

  test("reads the same available times as the booking page", async ({ client, site }) => {
    const { data } = await call(client, "get_availability", {
      slug: place,
      treatment: "Botox",
      days: 10,
    });
    const days = await site.json<{ date: string; slots: string[] }[]>(
      `/api/listings/${place}/availability?treatment=botox`,
    );
    expect(data.days).toEqual(days.slice(0, 10).map(({ date, slots }) => ({ date, times: slots })));
  });
});

describe("tool errors that explain how to fix the call", () => {
  const refused: [name: string, given: Record<string, unknown>, says: RegExp][] = [
    ["search_providers", { city: "Irvin" }, /no city called "Irvin".*Irvine/],
    ["search_providers", { treatment: "Botxo" }, /nearest treatments:.*Botox/],
    ["search_providers", {}, /Ask for something/],
    ["search_providers", { city: "irvine", pageSize: 500 }, /pageSize/],
    ["search_providers", { town: "irvine" }, /town/],
    ["get_provider", { slug: "morrow-park" }, /The nearest: .*morrow-park-laser-and-skin/],
    ["get_availability", { slug: place, treatment: "leeches" }, /Bookable: .*botox/],
    ["get_availability", { slug: place, treatment: "botox", from: "soon" }, /YYYY-MM-DD/],
  ];
  for (const [name, given, says] of refused)
    test(`${name} ${JSON.stringify(given)}`, async ({ client }) => {
      const { isError, text } = await call(client, name, given);
      expect({ isError, text }).toEqual({ isError: true, text: expect.stringMatching(says) });
    });

  test("include an unknown tool", async ({ client }) => {
    await expect(call(client, "delete_everything", {})).rejects.toThrow(/delete_everything/);
  });
});

describe("the MCP endpoint", () => {
  test("rejects pages of other sites, whatever their host or origin", async ({ site }) => {
    const { port } = new URL(site.url);
    const asked = message("tools/list");
    expect((await post(site.url, asked, { origin: "https://evil.example" })).status).toBe(403);
    const rebound = { origin: `http://evil.example:${port}`, host: `evil.example:${port}` };
    expect((await post(site.url, asked, rebound)).status).toBe(403);
    expect((await post(site.url, asked, { origin: "null" })).status).toBe(403);
    const { status, headers } = await post(site.url, asked);
    expect([status, headers["content-type"], headers["access-control-allow-origin"]]).toEqual([
      200,
      "application/json",
      undefined,
    ]);
  });

  test("accepts a batch and rejects a large one", async ({ site }) => {
    const batch = (size: number) =>
      Array.from({ length: size }, (_, index) => message("tools/list", {}, index));
    const { status, body } = await post(site.url, batch(3));
    expect([status, (JSON.parse(body.toString()) as object[]).length]).toEqual([200, 3]);
    expect((await post(site.url, batch(40))).status).toBe(413);
  });

  test("rejects a one-megabyte body, invalid JSON, another type and another method", async ({
    site,
  }) => {
    expect(
      (
        await post(
          site.url,
          JSON.stringify({ ...message("tools/list"), pad: "x".repeat(1_000_000) }),
        )
      ).status,
    ).toBe(413);
    expect((await post(site.url, "{")).status).toBe(400);
    expect(
      (await post(site.url, message("tools/list"), { "content-type": "text/plain" })).status,
    ).toBe(415);
    const read = await send(`${site.url}/mcp`);
    expect([read.status, read.headers.allow, read.body.toString()]).toEqual([
      405,
      "POST",
      expect.stringContaining("/developers"),
    ]);
  });

  test("sets no cookie and shows the remaining rate limit", async ({ site }) => {
    const { headers } = await post(site.url, message("tools/list"), { cookie: "__Host-session=x" });
    expect(headers).toMatchObject({
      "ratelimit-policy": '"mcp";q=120;w=60',
      ratelimit: expect.stringMatching(/^"mcp";r=\d+;t=\d+$/),
      "cache-control": "no-store",
    });
    expect(headers).not.toHaveProperty("set-cookie");
  });

  test("sends Retry-After after too many calls", async ({ site }) => {
    const batch = Array.from({ length: 10 }, (_, index) => message("ping", {}, index));
    const answers = [];
    for (let sent = 0; sent < 26; sent++) answers.push(await post(site.url, batch));
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
  });
});
