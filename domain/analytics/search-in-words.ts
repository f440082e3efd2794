type FindName = (kind: "treatment" | "category" | "city", slug: string) => string | null;

/** Formats "treatment/botox city/irvine" as "Botox in Irvine". */
export function searchInWords(search: string, nameOf: FindName) {
  const named = search.split(" ").flatMap((part) => {
    const [kind, slug = ""] = part.split("/");
    if (kind !== "treatment" && kind !== "category" && kind !== "city") return [];
    return [{ kind, name: nameOf(kind, slug) ?? slug.replaceAll("-", " ") }];
  });
  const things = named.filter(({ kind }) => kind !== "city").map(({ name }) => name);
  const places = named.filter(({ kind }) => kind === "city").map(({ name }) => name);
  return [things.join(", "), places.join(", ")].filter(Boolean).join(" in ");
}
