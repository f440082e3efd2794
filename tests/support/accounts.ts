import { createHmac } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Executor } from "#database/database.ts";
import { emails } from "#database/schema/email.ts";
import type { RequestSource } from "#domain/accounts/actor.ts";
import type { AccountDeps } from "#domain/accounts/deps.ts";
import { createEncryptor } from "#platform/encryption.ts";
import { createPasswords } from "#platform/passwords.ts";

const secret = "the secret of the tests, 32 characters";
/** A real but cheap hash, because no test here depends on its cost. */
const passwords = createPasswords({ cost: { memoryCost: 512, timeCost: 1, parallelism: 1 } });
const emailEncryptor = createEncryptor(secret, "mail");

export type TestAccounts = ReturnType<typeof testAccounts>;

export function testAccounts(db: Executor) {
  let now = new Date("2026-11-21T18:00:00Z").getTime();
  let isDemo = true;
  const deps: AccountDeps = {
    db,
    clock: () => new Date(now),
    passwords,
    emailEncryptor,
    codeEncryptor: createEncryptor(secret, "codes"),
    fingerprint: (text) => createHmac("sha256", secret).update(text).digest("base64url"),
    siteUrl: "https://guide.example",
    isDemo: async () => isDemo,
    accountParts: [],
  };
  return {
    ...deps,
    pass(minutes: number) {
      now += minutes * 60_000;
    },
    leaveDemo() {
      isDemo = false;
    },
    /** Newest first. */
    async emailsTo(recipient: string) {
      const rows = await db
        .select()
        .from(emails)
        .where(eq(emails.recipient, recipient))
        .orderBy(desc(emails.id));
      return rows.map(({ kind, body }) => {
        const { text, headers } = JSON.parse(emailEncryptor.open(body ?? "")) as {
          text: string;
          headers: Record<string, string>;
        };
        return { kind, text, headers, token: /token=([\w-]+)/.exec(text)?.[1] ?? "" };
      });
    },
  };
}

/** Source of a request; without a device token, the browser is unknown. */
export function from(changes: Partial<RequestSource> = {}): RequestSource {
  return {
    address: "203.0.113.7",
    browser: "Firefox on Linux",
    deviceToken: null,
    sessionToken: null,
    ...changes,
  };
}

export function totpCode(secretOfApp: string, at: Date) {
  return new TOTP({ secret: Secret.fromBase32(secretOfApp) }).generate({ timestamp: at.getTime() });
}
