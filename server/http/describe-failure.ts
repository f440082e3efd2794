import { withoutKeys } from "#platform/api-key.ts";

/**
 * Returns the loggable form of an error: the query text, never its values, which may be personal.
 */
export function describeFailure(error: unknown) {
  if (!(error instanceof Error)) return { error: withoutKeys(String(error)) };
  if (!("query" in error)) return { error: withoutKeys(error.stack ?? error.message) };
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { error: cause, query: error.query, at: error.stack?.match(/^ +at .*/gm)?.join("\n") };
}
