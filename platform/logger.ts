import { destination, pino } from "pino";

export type Logger = pino.Logger;

/** Structured lines on standard output. Nothing personal goes in: no addresses, no query strings, no bodies. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination({ sync: true }));
}
