export type Kept<Value> = { read(): Promise<Value>; hear(changed: string[]): void };

/** In memory until one of these changes: read when first asked for, so that no page pays for a query. */
export function keepUntil<Value>(tags: string[], read: () => Promise<Value>): Kept<Value> {
  let kept: Promise<Value> | null = null;
  return {
    read() {
      const reading = kept ?? read();
      kept = reading;
      reading.catch(() => {
        if (kept === reading) kept = null;
      });
      return reading;
    },
    hear(changed) {
      if (changed.some((tag) => tag === "*" || tags.includes(tag))) kept = null;
    },
  };
}
