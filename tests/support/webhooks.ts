import { onTestFinished } from "vitest";
import type { Executor } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { addEndpoint } from "#domain/webhooks/endpoints.server.ts";
import type { WebhookEvent } from "#domain/webhooks/event.ts";
import { createPostWebhook } from "#integrations/webhooks/post-webhook.ts";
import { createSealer } from "#platform/sealer.ts";
import { testAccounts } from "./accounts.ts";
import { openReceiver } from "./receiver.ts";

export const webhookSealer = createSealer("the secret of the tests, 32 characters", "secrets of webhooks");
/** May reach this machine, which the site never does. */
export const postHere = createPostWebhook({ protocols: ["http:"], mayReach: (address) => address === "127.0.0.1", patience: 300 });

/** What commands about webhooks touch, and a receiver on this machine. */
export async function testWebhooks(db: Executor) {
  const receiver = await openReceiver();
  onTestFinished(() => receiver.close());
  const touches = { ...testAccounts(db), webhookSealer, postWebhook: postHere };
  return {
    ...touches,
    receiver,
    async register(actor: Actor, medSpaId: number | null, events: WebhookEvent[], url = receiver.url) {
      const made = await addEndpoint(touches, actor, medSpaId, { url, description: "Our own screen", events });
      if (made.outcome !== "made") throw new Error(made.outcome);
      return made;
    },
  };
}
