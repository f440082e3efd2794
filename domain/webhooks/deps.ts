import type { AccountDeps } from "#domain/accounts/deps.ts";
import type { PostWebhook } from "#integrations/webhooks/post-webhook.ts";
import type { Encryptor } from "#platform/encryption.ts";

export type WebhookDeps = Pick<
  AccountDeps,
  "db" | "clock" | "isDemo" | "emailEncryptor" | "siteUrl"
> & { webhookEncryptor: Encryptor; postWebhook: PostWebhook };
