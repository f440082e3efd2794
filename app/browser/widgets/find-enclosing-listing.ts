/**
 * Finds the listing around an element. A card names its listing only in the link of its heading;
 * other elements have `data-slug`.
 */
export function findEnclosingListing(element: Element) {
  const around = element.closest<HTMLElement>("[data-slug], article.card");
  const heading = around?.querySelector("h1, h2, h3");
  const link = heading?.querySelector("a")?.pathname;
  return {
    slug: around?.dataset.slug ?? link?.split("/").at(-1) ?? "",
    name: heading?.textContent ?? "",
  };
}

export const findCard = (slug: string) =>
  document.querySelector<HTMLElement>(
    `article.card:has(h3 > a[href$="/listing/${CSS.escape(slug)}"])`,
  );
