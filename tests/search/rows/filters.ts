import type { Rows } from "../expected.ts";

export const filterRows = {
  "what can be chosen can be said": [
    { q: "$$ irvine", level: 2, city: "irvine", every: { city: "irvine" } },
    { q: "$$$", level: 3 },
    { q: "$$$$ facelift newport beach", level: 4, treatments: ["facelift"], city: "newport-beach" },
    { q: "facial $$ under $100", level: 2, treatments: ["facials"], price: { to: 100 } },
    { q: "4.5 stars irvine", rating: 4.5, city: "irvine" },
    {
      q: "4 stars and up facial",
      rating: 4,
      treatments: ["facials"],
      every: { treatment: "facials" },
    },
    {
      q: "5 star botox",
      why: "means the best, not the faultless",
      rating: 4.5,
      treatments: ["botox"],
    },
    { q: "botox 4 estrellas", rating: 4, treatments: ["botox"] },
    { q: "botox specials", offers: true, treatments: ["botox"] },
    { q: "hydrafacial deals", offers: true, treatments: ["hydrafacial"] },
    { q: "ofertas depilacion laser", offers: true, treatments: ["laser-hair-removal"] },
    { q: "who offers botox in irvine", treatments: ["botox"], city: "irvine" },
    {
      q: "facial within 5 miles of irvine",
      miles: 5,
      treatments: ["facials"],
      city: "irvine",
      finds: ["soomsae-skin-studio"],
    },
    { q: "botox within 10 miles of 92618", miles: 10, treatments: ["botox"], city: "irvine" },
    { q: "facials $100 or less", treatments: ["facials"], price: { to: 100 } },
    { q: "facelift 10,000 or more", treatments: ["facelift"], price: { from: 10_000 } },
    { q: "facial open weekends", treatments: ["facials"], open: "Saturday" },
  ],
  "places and words that people use": [
    {
      q: "newport bch botox",
      city: "newport-beach",
      treatments: ["botox"],
      every: { city: "newport-beach" },
    },
    { q: "facial ladera ranch", city: "mission-viejo", treatments: ["facials"] },
    { q: "massage rossmoor", city: "los-alamitos", treatments: ["massage-therapy"] },
    { q: "lazer", category: "laser-light-therapies" },
    { q: "filer irvine", treatments: ["dermal-fillers"], city: "irvine" },
    { q: "diamond glow", treatments: ["microdermabrasion"] },
  ],
} satisfies Rows;
