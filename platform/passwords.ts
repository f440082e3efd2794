import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { createGate } from "./gate.ts";

/** What OWASP asks of argon2id at least; 19 MiB for each that runs. */
const usual = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Hashes few passwords at a time, away from the event loop, and says "busy" when too many wait: a flood of sign-ins
 * can take neither the memory nor the threads that pages need.
 */
export function createPasswords({ running = 2, waiting = 60, cost = usual } = {}) {
  const gate = createGate({ running, waiting });
  let decoy: Promise<string> | undefined;
  // One password typed on two keyboards may be two texts.
  const same = (password: string) => password.normalize("NFKC");
  return {
    hash: (password: string) =>
      gate(() => hash(same(password), cost)).then((made) =>
        made === "full" ? ("busy" as const) : made,
      ),
    /** Takes as long where there is no hash to compare with. */
    async matches(known: string | null, password: string): Promise<boolean | "busy"> {
      decoy ??= hash(randomBytes(16).toString("hex"), cost);
      const against = known ?? (await decoy);
      const isRight = await gate(() => verify(against, same(password)));
      return isRight === "full" ? "busy" : isRight && known !== null;
    },
  };
}
