import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test as plainTest } from "vitest";
import { lookupWith } from "./outward.ts";
import { createReadAddress } from "./read-address.ts";

const test = plainTest.extend<{
  serve: (answer: RequestListener) => Promise<{ url: string; asked: string[] }>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
  serve: async ({}, use) => {
    const servers: ReturnType<typeof createServer>[] = [];
    await use(async (answer) => {
      const asked: string[] = [];
      const server = createServer((request, response) => {
        asked.push(
          `${request.url} ${request.headers.cookie ?? ""}${request.headers.authorization ?? ""}`.trim(),
        );
        answer(request, response);
      });
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
    });
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  },
});

const here = { protocols: ["http:"], mayReach: (address: string) => address === "127.0.0.1" };
const readHere = createReadAddress({ ...here, patience: 600_000 });

test("reads a text, also after a redirect", async ({ serve }) => {
  const { url, asked } = await serve((request, response) =>
    request.url === "/old"
      ? response.writeHead(302, { location: "/new" }).end()
      : response.end("BEGIN:VCALENDAR"),
  );
  expect(await readHere(`${url}/old`)).toEqual({ outcome: "read", text: "BEGIN:VCALENDAR" });
  expect(asked).toEqual(["/old", "/new"]);
});

test("never calls this machine by IP or name, nor anything without HTTPS", async ({ serve }) => {
  const { url, asked } = await serve((_, response) => response.end("secret"));
  const read = createReadAddress({ protocols: ["http:", "https:"] });
  const { port } = new URL(url);
  const addresses = [
    url,
    `http://localhost:${port}`,
    `http://[::1]:${port}`,
    `http://2130706433:${port}`,
    `http://0x7f.1:${port}`,
    `http://[::ffff:127.0.0.1]:${port}`,
    `http://[::ffff:7f00:1]:${port}`,
    `http://[::127.0.0.1]:${port}`,
    `http://[64:ff9b::7f00:1]:${port}`,
    `http://0177.0.0.1:${port}`,
    `http://017700000001:${port}`,
    `http://127.1:${port}`,
    `http://0:${port}`,
    `http://0.0.0.0:${port}`,
    `http://127.0.0.1.:${port}`,
    `http://LOCALHOST:${port}`,
    `http://①②⑦.⓪.⓪.①:${port}`,
    `http://127。0。0。1:${port}`,
    "http://169.254.169.254/latest/meta-data/",
    "http://[fd00:ec2::254]/latest/meta-data/",
  ];
  for (const address of addresses)
    expect(`${address} ${(await read(address)).outcome}`).toBe(`${address} forbidden`);
  for (const address of [
    "http://example.com/",
    "ftp://example.com/",
    "file:///etc/passwd",
    "https://user:word@example.com/",
    "nonsense",
  ])
    expect((await createReadAddress()(address)).outcome).toBe("forbidden");
  expect(asked).toEqual([]);
});

test("does not follow a redirect to a forbidden address", async ({ serve }) => {
  for (const location of [
    "http://127.0.0.2:9/",
    "http://169.254.169.254/latest/meta-data/",
    "file:///etc/passwd",
  ]) {
    const { url } = await serve((_, response) => response.writeHead(301, { location }).end());
    expect(await readHere(url)).toEqual({ outcome: "forbidden" });
  }
});

test("connects to the address that was checked, even if the name resolves differently a moment later", async () => {
  const looked: string[] = [];
  const called = await new Promise<string[]>((resolve, reject) =>
    lookupWith({ protocols: ["http:"], mayReach: (address) => looked.push(address) > 0 })(
      "localhost",
      { all: true },
      (error, found) =>
        error || typeof found === "string"
          ? reject(error)
          : resolve(found.map(({ address }) => address)),
    ),
  );
  expect(called).toEqual(looked);
  expect(called).not.toEqual([]);
});

test("stops circular redirects", async ({ serve }) => {
  const { url, asked } = await serve((_, response) =>
    response.writeHead(302, { location: "/again" }).end(),
  );
  expect(await readHere(url)).toMatchObject({ outcome: "refused" });
  expect(asked).toHaveLength(5);
});

test("reads at most a megabyte, whatever the Content-Length says", async ({ serve }) => {
  const { url } = await serve((_, response) => {
    for (let part = 0; part < 20; part++) response.write("x".repeat(64 * 1024));
    response.end();
  });
  expect(await readHere(url)).toEqual({ outcome: "too-large" });
});

test("interactive requests time out sooner and are limited in number", async ({ serve }) => {
  const { url, asked } = await serve((_, response) => void response.write("BEGIN"));
  const read = createReadAddress({
    protocols: ["http:"],
    mayReach: () => true,
    patience: 60_000,
    patienceWaitedFor: 100,
  });
  const answers = await Promise.all(
    ["/1", "/2", "/3"].map((path) => read(`${url}${path}`, { isWaitedFor: true })),
  );
  expect(answers.map(({ outcome }) => outcome)).toEqual(["too-slow", "too-slow", "busy"]);
  expect(asked.toSorted()).toEqual(["/1", "/2"]);
});

test("distinguishes an endless, a refusing and an unreachable site", async ({ serve }) => {
  const slow = await serve((_, response) => void response.write("BEGIN"));
  expect(await createReadAddress({ ...here, patience: 300 })(slow.url)).toEqual({
    outcome: "too-slow",
  });
  const closed = await serve((_, response) => response.writeHead(404).end("no"));
  expect(await readHere(closed.url)).toEqual({ outcome: "refused", status: 404 });
  expect(await readHere("http://127.0.0.1:1/")).toEqual({ outcome: "unreachable" });
});
