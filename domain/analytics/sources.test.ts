import { expect, test } from "vitest";
import { classifySource } from "./sources.ts";

const known = { isTreatment: (slug: string) => slug === "botox" };
const slug = "glow-studio";

test.for([
  ["/", "home"],
  ["/search", "search"],
  ["/enhanced-search", "search"],
  ["/category/cosmetic-injectables-fillers", "category"],
  ["/city/irvine", "city"],
  ["/botox/irvine", "treatment"],
  ["/injectables", "collection"],
  ["/map", "map"],
  ["/listing/harbor-studio", "listing"],
  ["/compare", "saved"],
  ["/shortlist/abc", "saved"],
  ["/deals", "here"],
  ["/constructor", "here"],
  ["/owner/bookings", "here"],
])("attributes cards on %s, and profiles opened from there, to that page", ([page, source]) => {
  expect(classifySource(slug, { page: page as string, from: "maps.example" }, known)).toBe(source);
  expect(classifySource(slug, { page: `/listing/${slug}`, from: page as string }, known)).toBe(
    source,
  );
});

test("attributes a profile without a previous page to direct traffic, or to the referring host", () => {
  const page = `/listing/${slug}`;
  expect(classifySource(slug, { page, from: "" }, known)).toBe("direct");
  expect(classifySource(slug, { page, from: "maps.example" }, known)).toBe("outside");
});

test("attributes no profile view to the listing's own pages", () => {
  const page = `/listing/${slug}`;
  for (const from of [page, `${page}/questions`])
    expect(classifySource(slug, { page, from }, known)).toBe("here");
});
