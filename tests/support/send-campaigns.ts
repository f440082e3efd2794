import { openDatabase } from "#database/connection.ts";
import { sendNewsletterCampaigns } from "#domain/newsletter/send-campaigns.server.ts";
import { createEncryptor } from "#platform/encryption.ts";
import { createLogger } from "#platform/logger.ts";

/** Process that sends what is due, and dies while it writes the nth email; 0: never. */
const [address = "", secret = "", dies = "0", now = ""] = process.argv.slice(2);
const isShared = address.startsWith("postgres");
const { db, close } = await openDatabase(
  isShared ? { databaseUrl: address, dataDir: "" } : { databaseUrl: undefined, dataDir: address },
  createLogger("silent"),
);
const encryptor = createEncryptor(secret, "mail");
let written = 0;
const emailEncryptor = {
  ...encryptor,
  seal(text: string) {
    if (++written === Number(dies)) process.kill(process.pid, "SIGKILL");
    return encryptor.seal(text);
  },
};
await sendNewsletterCampaigns({
  db,
  clock: () => new Date(now),
  emailEncryptor,
  mailer: { asFile: async () => new Uint8Array() },
  linkEncryptor: createEncryptor(secret, "links"),
  siteUrl: "https://guide.example",
});
await close();
process.exit();
