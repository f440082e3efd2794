export const visitorPages = [
  "/",
  "/search?q=botox",
  "/category/cosmetic-injectables-fillers",
  "/city/irvine",
  "/botox/irvine",
  "/listing/morrow-park-laser-and-skin",
];
