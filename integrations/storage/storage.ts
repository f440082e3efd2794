/** Where files are kept that are no rows: a folder of this machine, or a service. Names are plain: letters, digits, "-" and ".". */
export type Storage = {
  /** There, whole and on the disk, once this is done. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(name: string): Promise<void>;
  list(): AsyncIterable<{ name: string; at: Date }>;
};

const plain = /^[a-z0-9][a-z0-9-]+\.[a-z0-9]+$/;

/** Nothing that is a path gets further than this. */
export function checkName(name: string) {
  if (!plain.test(name)) throw new Error(`No name of a kept file: ${JSON.stringify(name)}`);
  return name;
}
