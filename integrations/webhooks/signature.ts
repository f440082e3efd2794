import { createHmac, randomBytes } from "node:crypto";

/** Standard Webhooks (standardwebhooks.com), so that receivers can use existing libraries. */
const prefix = "whsec_";

export const createWebhookSecret = () => `${prefix}${randomBytes(32).toString("base64")}`;

/** Adds a signature per secret, because rotation overlaps two of them. */
export function signedHeaders(
  secrets: string[],
  { id, at, body }: { id: string; at: Date; body: string },
) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signed = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map(
    (secret) =>
      `v1,${createHmac("sha256", Buffer.from(secret.slice(prefix.length), "base64"))
        .update(signed)
        .digest("base64")}`,
  );
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
