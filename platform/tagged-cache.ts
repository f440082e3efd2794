export type CachedValue<Value> = { read(): Promise<Value>; invalidate(changed: string[]): void };

/**
 * Caches a value in memory until one of the tags is invalidated. Loads it on first use. A value may
 * itself follow changes under other tags.
 */
export function createTaggedCache<Value>(
  tags: string[],
  read: () => Promise<Value>,
  follow: (value: Value, changed: string[]) => void = () => {},
): CachedValue<Value> {
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
    invalidate(changed) {
      if (changed.some((tag) => tag === "*" || tags.includes(tag))) kept = null;
      else
        void kept?.then(
          (value) => follow(value, changed),
          () => {},
        );
    },
  };
}
