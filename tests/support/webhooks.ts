import { onTestFinished } from "vitest";
import type { Executor } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { addEndpoint } from "#domain/webhooks/endpoints.server.ts";
import type { WebhookEvent } from "#domain/webhooks/event.ts";
import { testAccounts } from "./accounts.ts";
import { openReceiver } from "./receiver.ts";
import { postHere, webhookEncryptor } from "./webhooks-here.ts";

export async function testWebhooks(db: Executor) {
  const receiver = await openReceiver();
  onTestFinished(() => receiver.close());
  const deps = { ...testAccounts(db), webhookEncryptor, postWebhook: postHere };
  return {
    ...deps,
    receiver,
    async register(
      actor: Actor,
      listingId: number | null,
      events: WebhookEvent[],
      url = receiver.url,
    ) {
      const made = await addEndpoint(deps, actor, listingId, {
        url,
        description: "Our own screen",
        events,
      });
      if (made.outcome !== "made") throw new Error(made.outcome);
      return made;
    },
  };
}
