import { z } from "zod";
import { oneLine } from "#shared/typed-text.ts";
import {
  type ImportRuleName,
  type ImportRules,
  isImportField,
  mergeRules,
  ruleNames,
} from "./import-fields.ts";

export type MappingInput = { columns: string[]; rules: ImportRules; saveAs: string };

const merge = z.enum(Object.keys(mergeRules) as [keyof typeof mergeRules]);
const mappingName = oneLine("").max(60, "This is longer than 60 characters");

export function readMapping(
  form: FormData,
  width: number,
): MappingInput | { errors: Record<string, string[]> } {
  const one = (name: string) => String(form.get(name) ?? "");
  const columns = Array.from({ length: width }, (_, index) =>
    isImportField(one(`column-${index}`)) ? one(`column-${index}`) : "",
  );
  const merged = ruleNames.flatMap((rule): [ImportRuleName, keyof typeof mergeRules][] => {
    const read = merge.safeParse(form.get(`merge-${rule}`));
    return read.success ? [[rule, read.data]] : [];
  });
  const name = mappingName.safeParse(one("saveAs"));
  if (!name.success) return { errors: { saveAs: name.error.issues.map(({ message }) => message) } };
  if (!columns.some(Boolean))
    return { errors: { "column-0": ["Choose the meaning of at least one column."] } };
  return {
    columns,
    saveAs: name.data,
    rules: {
      merge: Object.fromEntries(merged),
      overOwners: one("overOwners") === "yes",
      added: one("added") === "active" ? "active" : "pending",
      duplicates: one("duplicates") === "merge" ? "merge" : "skip",
      category: one("category"),
    },
  };
}
