import { destination, pino } from "pino";

export type Logger = pino.Logger;

/** JSON leaves signs as they are that move a terminal's cursor or turn its writing round. */
const asAscii = (line: string) =>
  line.replace(/[^\n -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Structured lines on standard output. Nothing personal goes in: no addresses, no query strings, no bodies. */
export function createLogger(level: string): Logger {
  const output = destination({ sync: true });
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line) => void output.write(asAscii(line)) },
  );
}
