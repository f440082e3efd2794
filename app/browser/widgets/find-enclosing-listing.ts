export function findEnclosingListing(element: Element) {
  const around = element.closest<HTMLElement>("[data-slug]");
  return {
    slug: around?.dataset.slug ?? "",
    name: around?.querySelector("h1, h2, h3")?.textContent ?? "",
  };
}
