import { z } from "zod";
import { openIfReadable, type Sealer } from "#platform/encryption.ts";

const personShape = z.object({ name: z.string(), email: z.string() });
export type Person = z.infer<typeof personShape>;

/** Encrypts the person shown, so that the database does not reveal them. */
export const sealPerson = (sealer: Sealer, person: Person) => sealer.seal(JSON.stringify(person));
export function openPerson(sealer: Sealer, sealed: string | null): Person | null {
  const opened = sealed === null ? null : openIfReadable(sealer, sealed);
  return opened === null ? null : personShape.parse(JSON.parse(opened));
}
