import { and, eq } from "drizzle-orm";
import { media } from "#database/schema/media.ts";
import type { Format, Size } from "./picture.ts";
import type { MediaTouches } from "./touches.ts";

const named = /^(?<key>[0-9a-f]{32})-(?<size>large|medium|small)\.(?<format>avif|webp)$/;

/** The bytes of one copy of a kept picture. What was left out or removed is missing from then on. */
export async function findFile({ db, storage }: Pick<MediaTouches, "db" | "storage">, name: string) {
  const { key, format } = (named.exec(name)?.groups ?? {}) as { key?: string; size?: Size; format?: Format };
  if (!key) return null;
  const [kept] = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.key, key), eq(media.status, "kept")));
  const bytes = kept && (await storage.read(name));
  return bytes ? { bytes, type: `image/${format}` } : null;
}
