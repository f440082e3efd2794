import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { createGate } from "./gate.ts";

/** OWASP minimum for argon2id: 19 MiB per hash. */
const usual = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Hashes few passwords at a time, off the event loop, and returns "busy" when the queue is full.
 * A flood of sign-ins cannot exhaust the memory or threads that pages need.
 */
export function createPasswords({ running = 2, waiting = 60, cost = usual } = {}) {
  const gate = createGate({ running, waiting });
  let decoy: Promise<string> | undefined;
  // Keyboards may encode the same password differently.
  const same = (password: string) => password.normalize("NFKC");
  return {
    hash: (password: string) =>
      gate(() => hash(same(password), cost)).then((made) =>
        made === "full" ? ("busy" as const) : made,
      ),
    /** Takes as long without a hash, so that timing does not reveal accounts. */
    async matches(known: string | null, password: string): Promise<boolean | "busy"> {
      decoy ??= hash(randomBytes(16).toString("hex"), cost);
      const against = known ?? (await decoy);
      const isRight = await gate(() => verify(against, same(password)));
      return isRight === "full" ? "busy" : isRight && known !== null;
    },
  };
}
