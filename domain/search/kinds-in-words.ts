import { listSubtypes } from "#domain/catalogue/reference/treatment-kinds.ts";
import { sayStored } from "#shared/say.ts";
import type { SearchReference } from "./reference.server.ts";

/** Kinds that a treatment's lists and counts include: "Juvederm, Restylane"; null for none. */
export function kindsInWords({ nameOf }: Pick<SearchReference, "nameOf">, treatment: string) {
  const names = listSubtypes(treatment).map((slug) => sayStored(nameOf("treatment", slug) ?? slug));
  return names.length > 0 ? names.join(", ") : null;
}
