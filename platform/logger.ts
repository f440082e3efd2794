import { destination, pino } from "pino";

export type Logger = pino.Logger;

/**
 * Escapes everything but ASCII: JSON keeps characters that move a terminal's cursor or reverse its
 * text.
 */
const asAscii = (line: string) =>
  line.replace(/[^\n -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Writes JSON lines to stdout. Log nothing personal: no addresses, query strings or bodies. */
export function createLogger(level: string): Logger {
  const output = destination({ sync: true });
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line) => void output.write(asAscii(line)) },
  );
}
