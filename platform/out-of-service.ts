/** "full": read-only, nothing can be written. "away": the database is down or still starting. */
export type OutOfService = "full" | "away";

const full = new Set(["53100", "25006", "ENOSPC", "EDQUOT", "EFBIG"]);
const away = new Set([
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
]);
const awayWords =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|The embedded database stopped|PGlite failed to initialize)/;

/** Reports whether the client disconnected. Node uses the code of a broken connection here. */
export const isClientDisconnect = (error: unknown) =>
  error instanceof Error &&
  error.message === "aborted" &&
  (error as NodeJS.ErrnoException).code === "ECONNRESET";

/** Recognizes failures of the infrastructure; null for any other error, which is a bug. */
export function classifyOutage(error: unknown): OutOfService | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (isClientDisconnect(at)) return null;
    const code = String((at as NodeJS.ErrnoException).code);
    if (full.has(code)) return "full";
    if (away.has(code) || awayWords.test(at.message)) return "away";
  }
  return null;
}
