import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { startS3 } from "#tests/support/s3-server.ts";
import { openDisk } from "./disk.ts";
import { openS3 } from "./s3.ts";
import type { Storage } from "./storage.ts";

function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), "storage-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, storage: openDisk(join(folder, "media")) };
}

async function openBucket() {
  const s3 = await startS3();
  onTestFinished(async () => void (await s3.close()));
  return { ...s3, storage: openS3(s3.config) };
}

async function namesIn(storage: Storage) {
  const names: string[] = [];
  for await (const { name } of storage.list()) names.push(name);
  return names.sort();
}

describe.each([
  ["a folder", async () => openFolder().storage],
  ["a bucket", async () => (await openBucket()).storage],
])("%s", (_, open) => {
  test("returns, lists and deletes what was stored", async () => {
    const storage = await open();
    expect(await namesIn(storage)).toEqual([]);
    const names = [
      "ab12-large.webp",
      "cd34-large.webp",
      "ef56-small.avif",
      "gh78-small.avif",
      "ij90-medium.webp",
    ];
    for (const name of names) await storage.put(name, Buffer.from(`bytes of ${name}`));
    expect(Buffer.from((await storage.read("ab12-large.webp")) ?? []).toString()).toBe(
      "bytes of ab12-large.webp",
    );
    expect(await namesIn(storage)).toEqual(names);
    for await (const { at } of storage.list())
      expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000);
    await storage.remove("ab12-large.webp");
    await storage.remove("ab12-large.webp");
    expect(await storage.read("ab12-large.webp")).toBeNull();
    expect(await namesIn(storage)).toEqual(names.slice(1));
  });

  test("rejects a name that is a path", async () => {
    const storage = await open();
    for (const name of [
      "../secret",
      "..",
      "/etc/passwd",
      "ab/../../secret",
      "a\0.webp",
      "ab12-large.webp/..",
      "",
      "secret",
      "AB-LARGE.WEBP",
      "a?list-type=2.webp",
    ]) {
      await expect(async () => storage.read(name)).rejects.toThrow("Not a valid file name");
      await expect(storage.put(name, Buffer.from("x"))).rejects.toThrow("Not a valid file name");
      await expect(async () => storage.remove(name)).rejects.toThrow("Not a valid file name");
    }
  });
});

test("no name leads out of the folder", async () => {
  const { folder, storage } = openFolder();
  writeFileSync(join(folder, "secret"), "secret");
  await storage.put("../secret", Buffer.from("x")).catch(() => {});
  expect(readdirSync(folder)).toEqual(["secret"]);
});

test("sends the bucket the content type of a file and retries when it is busy", async () => {
  const { storage, files, failNext } = await openBucket();
  failNext(1);
  await storage.put("ab12-large.webp", Buffer.from("one"));
  expect(files.get("ab12-large.webp")?.type).toBe("image/webp");
});

test("a missing bucket, a wrong key and a silent service are failures, not missing files", async () => {
  const { config, failNext, storage, refused } = await openBucket();
  await expect(
    openS3({ ...config, bucket: "elsewhere" }).put("ab12-large.webp", Buffer.from("x")),
  ).rejects.toThrow("no such bucket");
  await expect(
    openS3({ ...config, secretAccessKey: "guessed" }).read("ab12-large.webp"),
  ).rejects.toThrow("403");
  expect(refused).toEqual(["GET /pictures/ab12-large.webp"]);
  failNext(10);
  await expect(storage.read("ab12-large.webp")).rejects.toThrow("503");
});
