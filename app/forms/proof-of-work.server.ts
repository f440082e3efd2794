import { createHash, randomBytes } from "node:crypto";
import { isFirstProofUse } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import type { Services } from "#domain/services.ts";
import { workField } from "./fields.ts";
import { leadingZeros, workBits } from "./proof-of-work.ts";

type Deps = Pick<Services, "db" | "clock" | "fingerprint" | "formSigner">;

const minutes = 24 * 60;
const purpose = "work";

/**
 * Issues a proof of work: trivial for one person, costly for thousands of messages. Signed, so
 * that a bot cannot issue easier ones.
 */
export function createWorkTask({ formSigner, clock }: Pick<Deps, "formSigner" | "clock">) {
  return formSigner.sign(`${purpose} ${clock().getTime()} ${randomBytes(9).toString("base64url")}`);
}

/** Verifies that the task is ours, recent, solved, and unused. */
export async function isWorkDone(services: Deps, form: FormData) {
  const [task = "", solution = ""] = String(form.get(workField) ?? "").split("~");
  const [kind, made] = services.formSigner.read(task)?.split(" ") ?? [];
  if (kind !== purpose || services.clock().getTime() - Number(made) >= minutes * 60_000)
    return false;
  if (!/^\d{1,12}$/.test(solution)) return false;
  const digest = createHash("sha256").update(`${task}~${solution}`).digest();
  return leadingZeros(digest) >= workBits && isFirstProofUse(services, task, minutes);
}
