import { withoutKeys } from "#platform/api-key.ts";

/** What a log may keep of an error: of a failed query its text, never the values, which may be a person's. */
export function describeFailure(error: unknown) {
  if (!(error instanceof Error)) return { error: withoutKeys(String(error)) };
  if (!("query" in error)) return { error: withoutKeys(error.stack ?? error.message) };
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { error: cause, query: error.query, at: error.stack?.match(/^ +at .*/gm)?.join("\n") };
}
