import { z } from "@hono/zod-openapi";
import type { Context, Env } from "hono";
import type { Executor } from "#database/database.ts";
import {
  type IdempotentCall,
  runIdempotentCall,
} from "#domain/accounts/api-keys/idempotent-call.server.ts";
import type { Services } from "#domain/services.ts";
import { ApiProblem } from "../http/problems.ts";

/** Headers of calls that create something and may be retried. */
export const idempotencyHeaders = z.object({
  "idempotency-key": z
    .string()
    .min(1, "The key is empty.")
    .max(200, "The key is longer than 200 characters.")
    .optional()
    .openapi({
      description:
        "Chosen by the caller, such as a UUID. Repeating a call with the same key creates nothing new and returns the same response for 24 hours.",
      example: "5f2b8f0e-6f53-4d0b-9a3e-1c7a0c2f4b11",
    }),
});

const keyReused = {
  status: 422,
  code: "idempotency-key-reused",
  field: "idempotency-key",
  message: "This key was used with a different body.",
} as const;

/**
 * Runs the call and stores its key in one transaction, or replays the earlier response. Throws the
 * problem of a refused call.
 */
export async function idempotent<Answer extends object>(
  services: Services,
  {
    req,
  }: Context<Env, string, { out: { header: z.infer<typeof idempotencyHeaders>; json: unknown } }>,
  of: Pick<IdempotentCall, "operation" | "userId">,
  run: (
    deps: Omit<Services, "db"> & { db: Executor },
  ) => Promise<{ answer: Answer } | { refusal: ApiProblem }>,
): Promise<Answer> {
  const call = { ...of, key: req.valid("header")["idempotency-key"], body: req.valid("json") };
  const result = await runIdempotentCall<Answer, ApiProblem>(services, call, (db) =>
    run({ ...services, db }),
  );
  if ("isReused" in result) throw new ApiProblem(keyReused);
  // Thrown only now, so that the transaction keeps what the refused call counted.
  if ("refusal" in result) throw result.refusal;
  return result.answer;
}
