import { z } from "zod";
import { decryptIfReadable, type Encryptor } from "#platform/encryption.ts";

const personShape = z.object({ name: z.string(), email: z.string() });
export type ConsentingPerson = z.infer<typeof personShape>;

/** Encrypts the person shown, so that the database does not reveal them. */
export const encryptPerson = (sealer: Encryptor, person: ConsentingPerson) =>
  sealer.seal(JSON.stringify(person));
export function decryptPerson(sealer: Encryptor, sealed: string | null): ConsentingPerson | null {
  const opened = sealed === null ? null : decryptIfReadable(sealer, sealed);
  return opened === null ? null : personShape.parse(JSON.parse(opened));
}
