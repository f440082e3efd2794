import { isNull } from "drizzle-orm";
import { openDatabase } from "#database/connection.ts";
import { webhookDeliveries } from "#database/schema/webhooks.ts";
import { deliverWebhooks } from "#domain/webhooks/deliver-webhooks.server.ts";
import { createEncryptor } from "#platform/encryption.ts";
import { createLogger } from "#platform/logger.ts";
import { postHere, webhookEncryptor } from "./webhooks-here.ts";

/** Process that delivers webhooks on request, reports the remaining number, and may be killed. */
const [address = "", , secret = ""] = process.argv.slice(2);
const isShared = address.startsWith("postgres");
const open = () =>
  openDatabase(
    isShared ? { databaseUrl: address, dataDir: "" } : { databaseUrl: undefined, dataDir: address },
    createLogger("silent"),
  );
// The embedded database allows one process, so a waiting one must not open it yet.
const opened = isShared ? await open() : null;

process.on("message", async (now: string) => {
  const { db } = opened ?? (await open());
  const deps = {
    webhookEncryptor,
    postWebhook: postHere,
    emailEncryptor: createEncryptor(secret, "mail"),
    siteUrl: "https://guide.example",
  };
  await deliverWebhooks({ db, clock: () => new Date(now), isDemo: async () => true, ...deps });
  process.send?.(await db.$count(webhookDeliveries, isNull(webhookDeliveries.deliveredAt)));
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
