import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test as plainTest } from "vitest";
import { asItIs, demonstration, leave, startServer } from "./server.ts";

/** One server per file, with readable emails. */
export const test = plainTest.extend<{ $file: { site: AccountSite } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await open();
      await use(site);
      await site.stop();
      await leave(site.at);
      expect(site.complaints()).toEqual([]);
    },
    { scope: "file" },
  ],
});

export type AccountSite = Awaited<ReturnType<typeof open>>;

async function open() {
  const at = await demonstration();
  const server = await startServer({
    ...at,
    env: { SITE_URL: "https://guide.example", TRUST_PROXY: "1" },
  });
  let caller = 0;
  /** Uses another IP address per call, so that tests do not share rate limits. */
  const call = (path: string, init: RequestInit = {}) => {
    const address = `198.51.100.${++caller % 250}`;
    return fetch(server.url + path, {
      redirect: "manual",
      ...init,
      headers: {
        ...asItIs,
        "x-forwarded-for": address,
        ...(init.headers as Record<string, string>),
      },
    });
  };
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    call(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const post = (path: string, fields: Record<string, string>, cookie = "") =>
    call(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: cookie ? { cookie } : {},
    });
  const emails = () => {
    const folder = join(at.dataDir, "outbox");
    return readdirSync(folder)
      .filter((file) => file.endsWith(".eml"))
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .map((raw) => ({
        to: /^To: (.*)\r$/m.exec(raw)?.[1] ?? "",
        text: Buffer.from(/base64\r\n\r\n([\w+/=\r\n]+)/.exec(raw)?.[1] ?? "", "base64").toString(),
      }));
  };
  const linkTo = async (to: string) => {
    const find = () =>
      emails().findLast((email) => email.to === to && email.text.includes("token="));
    await expect.poll(() => find() !== undefined, { timeout: 300_000 }).toBe(true);
    return /token=([\w-]+)/.exec(find()?.text ?? "")?.[1] ?? "";
  };
  return { ...server, at, call, send, post, emails, linkTo };
}

export const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

export const owner = (spa: string) => `owner@${spa}.example.com`;
export const olivia = owner("morrow-park-laser-and-skin");
