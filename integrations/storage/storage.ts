/**
 * File storage: a local folder, or a service.
 * Names consist of letters, digits, "-" and ".".
 */
export type Storage = {
  /** Resolves once the complete file is on disk. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null for a missing file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(name: string): Promise<void>;
  list(): AsyncIterable<{ name: string; at: Date }>;
};

const plain = /^[a-z0-9][a-z0-9-]+\.[a-z0-9]+$/;

/** Guards against path traversal. */
export function checkName(name: string) {
  if (!plain.test(name)) throw new Error(`Not a valid file name: ${JSON.stringify(name)}`);
  return name;
}
