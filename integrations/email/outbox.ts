import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "#site/brand.ts";
import type { Mailer } from "./mailer.ts";
import { mimeOf } from "./mime.ts";

/** Stands in for a mail server: each mail is a file that any mail program opens. Only this user may read them. */
export function createOutbox(dataDir: string): Mailer {
  const folder = join(dataDir, "outbox");
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${String(mail.id).padStart(6, "0")}-${mail.kind.replaceAll(" ", "-")}.eml`);
      await writeFile(`${file}.part`, mimeOf(mail, { name: brand.name, address: brand.contactEmail }), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
