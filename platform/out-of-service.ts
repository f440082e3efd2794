/** "full": nothing can be written, reading goes on. "away": the database does not answer, or starts just now. */
export type OutOfService = "full" | "away";

/** What PostgreSQL, the driver, Node and the embedded database say then. */
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

/** Who asked is gone: Node gives that the code of a broken line, too. */
export function hungUp(error: unknown) {
  return (
    error instanceof Error &&
    error.message === "aborted" &&
    (error as NodeJS.ErrnoException).code === "ECONNRESET"
  );
}

/** Whether a failure is nobody's mistake but the machine's; null for any other, which is a bug. */
export function outOfService(error: unknown): OutOfService | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (hungUp(at)) return null;
    const code = String((at as NodeJS.ErrnoException).code);
    if (full.has(code)) return "full";
    if (away.has(code) || awayWords.test(at.message)) return "away";
  }
  return null;
}
