import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { cookieOf } from "#tests/support/account-site.ts";
import { startDemonstrationPostgres } from "#tests/support/demonstration-postgres.ts";
import { photo } from "#tests/support/pictures.ts";
import {
  copyOfDemonstration,
  demoPassword,
  folderWithSecret,
  operator,
  type RunningServer,
  startServer,
  temporaryFolder,
} from "#tests/support/server.ts";
import { mountSmallDisk } from "#tests/support/small-disk.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

const folder = temporaryFolder();
const flag = join(folder, "full");
const fullDisk = {
  FULL_DISK: flag,
  NODE_OPTIONS: `--import=${join(process.cwd(), "tests/support/full-disk.mjs")}`,
};
afterAll(() => rmSync(folder, { recursive: true }));

/** A small real disk, or a process that gets the same errors. */
function aDisk() {
  const disk = mountSmallDisk(400);
  if (disk) return { ...disk, env: {} };
  return {
    folder,
    env: fullDisk,
    fill: () => writeFileSync(flag, ""),
    free: () => rmSync(flag),
    unmount: () => {},
  };
}

describe("a disk that fills up while the site runs", () => {
  const disk = aDisk();
  let site: RunningServer;
  let cookie: string;
  let slugs: string[];
  let stamp: string;
  const saved = new Set<string>();
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(site.url + path, { redirect: "manual", ...init, headers: { cookie, ...init.headers } });

  /** Saves a favorite and records acknowledged ones. */
  async function save() {
    const slug = slugs[saved.size] ?? "";
    const answer = await ask(`/api/me/favourites/${slug}`, { method: "PUT" });
    if (answer.ok) saved.add(slug);
    return answer;
  }

  beforeAll(async () => {
    const dataDir = await copyOfDemonstration(join(disk.folder, "site"));
    site = await startServer({ dataDir, env: { ...disk.env, DATA_DIR: dataDir } });
    const body = JSON.stringify(operator);
    const signedIn = await fetch(`${site.url}/api/admin/authenticate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    cookie = cookieOf(signedIn);
    slugs = ((await (await ask("/api/medspas")).json()) as { slug: string }[]).map(
      ({ slug }) => slug,
    );
    stamp = /name="made" value="([^"]+)"/.exec(await (await ask("/contact")).text())?.[1] ?? "";
    for (let count = 0; count < 5; count++) expect((await save()).status).toBe(204);
    disk.fill();
    await vi.waitUntil(async () => (await save()).status === 503, {
      timeout: 600_000,
      interval: 50,
    });
  });
  afterAll(async () => {
    await site.stop();
    disk.unmount();
  });

  test.for(["/", "/city/irvine", "/search?q=botox+irvine", "/api/me", "/readyz", "/profile"])(
    "keeps serving %s",
    async (path) => {
      expect((await ask(path)).status).toBe(200);
    },
  );

  test("rejects an API write with a message and Retry-After", async () => {
    const answer = await save();
    expect(answer.headers.get("retry-after")).toBe("60");
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(await answer.json()).toMatchObject({
      status: 503,
      message:
        "The site can be read, but nothing can be saved at the moment. Please try again in a few minutes.",
    });
  });

  const typed = {
    name: "Gina <b>",
    email: "gina@example.com",
    subject: "A question",
    category: "general",
    message: 'Where can I park\r\nmy "bicycle"?',
  };
  const send = () =>
    ask("/contact", { method: "POST", body: new URLSearchParams({ made: stamp, ...typed }) });

  test("returns a submitted form with its input, ready to send again", async () => {
    const answer = await send();
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
    const html = await answer.text();
    const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [
        name,
        value.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)),
      ],
    );
    expect(Object.fromEntries(fields)).toEqual({ made: stamp, ...typed });
    expect(html).toContain("Send it again");
  });

  test("does not send a password back", async () => {
    const answer = await ask("/sign-in", {
      method: "POST",
      body: new URLSearchParams({ email: "gina@example.com", password: "tidepool lantern" }),
      headers: { cookie: "" },
    });
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).not.toContain("tidepool");
    expect(html).toContain("Go back in your browser");
  });

  test("keeps cached pages and logs one line for all rejected writes", async () => {
    await ask("/city/brea", { headers: { cookie: "" } });
    await ask("/city/brea", { headers: { cookie: "" } });
    const before = {
      bytes: await site.metric("page_cache_bytes"),
      lines: site.complaints().length,
    };
    expect(before.bytes).toBeGreaterThan(0);
    for (let count = 0; count < 20; count++) expect((await save()).status).toBe(503);
    expect(await site.metric("page_cache_bytes")).toBeGreaterThanOrEqual(before.bytes);
    expect(site.complaints().length - before.lines).toBeLessThanOrEqual(1);
  });

  test("accepts writes again without a restart once there is room, with all acknowledged data", async () => {
    disk.free();
    await expect
      .poll(async () => (await save()).status, { timeout: 600_000, interval: 50 })
      .toBe(204);
    expect((await send()).status).toBe(200);
    const mine = (await (await ask("/api/me/favourites")).text()) as string;
    for (const slug of saved) expect(mine).toContain(slug);
    const others = site
      .complaints()
      .filter(
        (line) =>
          !/the disk is full|there is room again|out of service|could not be|a job failed/.test(
            line,
          ),
      );
    expect(others).toEqual([]);
  });
});

test.runIf(isFullLevel)(
  "on an undetected full disk, the database reopens with its reserved space and serves reads",
  async () => {
    const dataDir = await copyOfDemonstration();
    const quota = join(folder, "quota");
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["tests/support/fills-disk.ts", dataDir, quota],
      { env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...fullDisk, FULL_DISK: quota } },
    );
    expect(stdout.trim().split("\n")).toEqual([
      "away",
      "reads 1",
      "refused: full",
      "reads 1",
      "written",
    ]);
    rmSync(dataDir, { recursive: true });
  },
);

const small = isFullLevel ? mountSmallDisk(60) : null;

describe.skipIf(!small)("a full folder of photos and emails next to a working PostgreSQL", () => {
  const disk = small ?? aDisk();
  const place = "morrow-park-laser-and-skin";
  let postgres: Awaited<ReturnType<typeof startDemonstrationPostgres>>;
  let site: RunningServer;
  let pool: pg.Pool;
  let cookie: string;

  beforeAll(async () => {
    postgres = await startDemonstrationPostgres();
    const databaseUrl = await postgres.copyOfDemonstration("no_room_for_files");
    pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    site = await startServer({ dataDir: folderWithSecret(join(disk.folder, "site")), databaseUrl });
    const body = JSON.stringify({ email: `owner@${place}.example.com`, password: demoPassword });
    const headers = { "content-type": "application/json" };
    cookie = cookieOf(
      await fetch(`${site.url}/api/admin/authenticate`, { method: "POST", headers, body }),
    );
    disk.fill();
  });
  afterAll(async () => {
    await pool.end();
    await site.stop();
    await postgres.stop();
    disk.unmount();
  });

  async function addPicture() {
    const body = new FormData();
    body.append("intent", "add");
    body.append("photos", new File([await photo()], "room.jpg"));
    const answer = await fetch(`${site.url}/owner/photos/${place}`, {
      method: "POST",
      headers: { cookie },
      body,
      redirect: "manual",
    });
    return { status: answer.status, text: await answer.text() };
  }
  const pictures = async () =>
    (await pool.query("select count(*)::int as count from uploads")).rows[0].count;
  const subscribe = (email: string) =>
    fetch(`${site.url}/api/newsletter/subscribe`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email }),
    });
  const emailTo = async (email: string) =>
    (
      await pool.query(
        "select sent_at is not null as sent, failed_at is not null as failed, last_error as error from emails where recipient = $1",
        [email],
      )
    ).rows[0];

  test("rejects a photo with a message and writes no row about it", async () => {
    const before = await pictures();
    const { status, text } = await addPicture();
    expect(status).toBe(503);
    expect(text).toContain("nothing can be saved at the moment");
    expect(await pictures()).toBe(before);
    expect((await fetch(`${site.url}/listing/${place}`)).status).toBe(200);
  });

  test("queues an email and keeps the record that it is about", async () => {
    expect((await subscribe("reader@example.com")).ok).toBe(true);
    await expect
      .poll(() => emailTo("reader@example.com"), { timeout: 600_000 })
      .toMatchObject({ sent: false, failed: false, error: expect.stringContaining("ENOSPC") });
  });

  test("accepts both again once there is room", async () => {
    disk.free();
    const before = await pictures();
    expect((await addPicture()).status).toBe(303);
    expect(await pictures()).toBe(before + 1);
    await pool.query("update emails set due_at = now()");
    await subscribe("next@example.com");
    await expect
      .poll(() => emailTo("reader@example.com"), { timeout: 600_000 })
      .toMatchObject({ sent: true });
    const others = site
      .complaints()
      .filter((line) => !/out of service|could not be|a job failed|ENOSPC/.test(line));
    expect(others).toEqual([]);
  });
});
