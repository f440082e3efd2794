export const searchSorts = {
  relevance: "Relevance",
  rating: "Highest Rated",
  reviews: "Most Reviewed",
  price: "Price: Low to High",
  name: "Name A-Z",
  distance: "Nearest",
  city: "City",
} as const;
export type SearchSort = keyof typeof searchSorts;

export function isSort(text: string): text is SearchSort {
  return Object.hasOwn(searchSorts, text);
}
