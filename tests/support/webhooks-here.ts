import { createPostWebhook } from "#integrations/webhooks/post-webhook.ts";
import { createEncryptor } from "#platform/encryption.ts";

export const webhookEncryptor = createEncryptor(
  "the secret of the tests, 32 characters",
  "secrets of webhooks",
);
/** May reach this machine, unlike the site's own. */
export const postHere = createPostWebhook({
  protocols: ["http:"],
  mayReach: (address) => address === "127.0.0.1",
  patience: 300,
});
