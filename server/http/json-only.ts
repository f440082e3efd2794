import type { Context, Next } from "hono";
import { problem } from "./problems.ts";

const writing = new Set(["POST", "PUT", "PATCH"]);

/** The API takes JSON and says so, instead of reading something else as nothing. */
export async function jsonOnly(context: Context, next: Next) {
  const type = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (writing.has(context.req.method) && type !== "application/json")
    return problem(415, "Send the body as application/json.");
  return next();
}
