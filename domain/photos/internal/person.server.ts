import { z } from "zod";
import type { Sealer } from "#platform/sealer.ts";

const personShape = z.object({ name: z.string(), email: z.string() });
export type Person = z.infer<typeof personShape>;

/** Who is shown stands in the database for nobody to read. */
export const sealPerson = (sealer: Sealer, person: Person) => sealer.seal(JSON.stringify(person));
export const openPerson = (sealer: Sealer, sealed: string | null): Person | null =>
  sealed === null ? null : personShape.parse(JSON.parse(sealer.open(sealed)));
