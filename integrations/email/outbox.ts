import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { composeEmail, type EmailSender } from "./compose.ts";
import type { Mailer } from "./mailer.ts";

/** Writes emails as .eml files instead of sending them. Only the current user may read them. */
export function createOutbox(dataDir: string, from: EmailSender): Mailer {
  const folder = join(dataDir, "outbox");
  return {
    asFile: async (email) => Uint8Array.from(await composeEmail(email, from)),
    async send(email) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(
        folder,
        `${String(email.id).padStart(6, "0")}-${email.kind.replace(/[^a-z0-9]+/gi, "-")}.eml`,
      );
      await writeFile(`${file}.part`, await composeEmail(email, from), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
