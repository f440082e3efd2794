import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDisk } from "./disk.ts";

function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), "storage-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, disk: openDisk(join(folder, "media")) };
}

async function namesIn(disk: ReturnType<typeof openDisk>) {
  const names: string[] = [];
  for await (const { name } of disk.list()) names.push(name);
  return names.sort();
}

test("what is put is read back, listed and removed", async () => {
  const { disk } = openFolder();
  expect(await namesIn(disk)).toEqual([]);
  await disk.put("ab12-large.webp", Buffer.from("one"));
  await disk.put("cd34-large.webp", Buffer.from("two"));
  expect(Buffer.from((await disk.read("ab12-large.webp")) ?? []).toString()).toBe("one");
  expect(await namesIn(disk)).toEqual(["ab12-large.webp", "cd34-large.webp"]);
  await disk.remove("ab12-large.webp");
  await disk.remove("ab12-large.webp");
  expect(await disk.read("ab12-large.webp")).toBeNull();
});

test("no name leads out of the folder", async () => {
  const { folder, disk } = openFolder();
  writeFileSync(join(folder, "secret"), "secret");
  for (const name of ["../secret", "..", "/etc/passwd", "ab/../../secret", "a\0.webp", "ab12-large.webp/..", "", "secret", "AB-LARGE.WEBP"]) {
    expect(() => disk.read(name)).toThrow("No name of a kept file");
    await expect(disk.put(name, Buffer.from("x"))).rejects.toThrow("No name of a kept file");
  }
  expect(readdirSync(folder)).toEqual(["secret"]);
});
