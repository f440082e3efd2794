import { and, eq, inArray } from "drizzle-orm";
import { uploads } from "#database/schema/uploads.ts";
import type { UploadDeps } from "./deps.ts";

const hour = 60 * 60_000;
const atOnce = 500;

/** Deletes files without a photo. New files stay, because they may be about to get their row. */
export async function deleteUnusedUploads({
  db,
  clock,
  storage,
}: Pick<UploadDeps, "db" | "clock" | "storage">) {
  const old = clock().getTime() - hour;
  let names: string[] = [];
  let removed = 0;
  const sweep = async () => {
    const keyOf = (name: string) => name.slice(0, name.indexOf("-"));
    const known = await db
      .select({ key: uploads.key })
      .from(uploads)
      .where(and(inArray(uploads.key, [...new Set(names.map(keyOf))]), eq(uploads.status, "kept")));
    const kept = new Set(known.map(({ key }) => key));
    for (const name of names.filter((each) => !kept.has(keyOf(each)))) {
      await storage.remove(name);
      removed++;
    }
    names = [];
  };
  for await (const { name, at } of storage.list()) {
    if (at.getTime() < old) names.push(name);
    if (names.length >= atOnce) await sweep();
  }
  if (names.length > 0) await sweep();
  return removed;
}
