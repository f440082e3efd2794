import { z } from "zod";
import { decryptIfReadable, type Encryptor } from "#platform/encryption.ts";

const personShape = z.object({ name: z.string(), email: z.string() });
export type ConsentingPerson = z.infer<typeof personShape>;

/** Encrypts the person shown, so that the database does not reveal them. */
export const encryptPerson = (encryptor: Encryptor, person: ConsentingPerson) =>
  encryptor.seal(JSON.stringify(person));
export function decryptPerson(
  encryptor: Encryptor,
  encrypted: string | null,
): ConsentingPerson | null {
  const opened = encrypted === null ? null : decryptIfReadable(encryptor, encrypted);
  return opened === null ? null : personShape.parse(JSON.parse(opened));
}
