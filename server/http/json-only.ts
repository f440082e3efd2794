import type { Context, Next } from "hono";
import { problem } from "./problems.ts";

const writing = new Set(["POST", "PUT", "PATCH"]);

/** Rejects other content types instead of treating them as an empty body. */
export async function jsonOnly(context: Context, next: Next) {
  const type = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (writing.has(context.req.method) && type !== "application/json")
    return problem(415, "Send the body as application/json.");
  return next();
}
