import type { Rows } from "../expected.ts";

const below = (to: number) => ({ price: { to }, every: { priceAtMost: to } });

export const priceRows = {
  prices: [
    {
      q: "hydrafacial under 200",
      treatments: ["hydrafacial"],
      finds: ["boysen-row", "soomsae-skin-studio", "pierlight-med-spa"],
      ...below(200),
    },
    {
      q: "lip filler under $700",
      treatments: ["lip-filler"],
      finds: ["airship-lane-med-spa", "tern-aesthetics", "rain-on-bolsa-aesthetic-clinic"],
      ...below(700),
    },
    {
      q: "irvine lip filler under 800",
      treatments: ["lip-filler"],
      city: "irvine",
      finds: ["baranak-skin-and-injectables"],
      ...below(800),
    },
    {
      q: "irvine lip filler under 600",
      finds: ["baranak-skin-and-injectables"],
      treatments: ["lip-filler"],
      city: "irvine",
      price: { to: 600 },
    },
    {
      q: "coolsculpting less than $1,400",
      why: "listed per cycle, and a visit takes two",
      treatments: ["coolsculpting"],
      finds: ["goldenrod-weight-and-body-clinic", "quince-house-body-and-weight-clinic"],
      ...below(1400),
    },
    {
      q: "laser hair removal below 50",
      treatments: ["laser-hair-removal"],
      finds: ["mercadito-laser-hair-removal", "smooth-hour-laser"],
      ...below(50),
    },
    { q: "less than $150 chemical peel", treatments: ["chemical-peels"], ...below(150) },
    {
      q: "massage up to 60 dollars",
      treatments: ["massage-therapy"],
      price: { to: 60 },
      finds: ["ginger-foot-house", "ben-lang-massage-and-reflexology"],
    },
    {
      q: "emsculpt max 700",
      treatments: ["emsculpt"],
      finds: ["garnet-body-studio"],
      ...below(700),
    },
    {
      q: "microneedling $200-$300",
      treatments: ["microneedling"],
      price: { from: 200, to: 300 },
      finds: ["heron-pond-dermatology", "rootstock"],
    },
    { q: "$200-$500", price: { from: 200, to: 500 } },
    {
      q: "microneedling between 200 and 300",
      treatments: ["microneedling"],
      price: { from: 200, to: 300 },
      finds: ["tern-aesthetics"],
    },
    {
      q: "hydrafacial from 150 to 200",
      treatments: ["hydrafacial"],
      price: { from: 150, to: 200 },
      finds: ["dalnim-skin-clinic"],
    },
    { q: "under 300", price: { to: 300 } },
    { q: "over 1000", price: { from: 1000 } },
    { q: "$1,000+", price: { from: 1000 } },
    {
      q: "rf microneedling over 900",
      treatments: ["rf-microneedling"],
      price: { from: 900 },
      finds: ["calderbrook-aesthetic-physicians"],
    },
    {
      q: "liposuction under $5,000",
      treatments: ["liposuction"],
      finds: ["cottonwood-cosmetic-surgery-center"],
      ...below(5000),
    },
    {
      q: "facelift under 15k",
      treatments: ["facelift"],
      finds: ["whitford-and-sandoval-facial-plastic-surgery"],
      ...below(15000),
    },
    {
      q: "coolsculpting under 100",
      why: "nobody asks so little",
      treatments: ["coolsculpting"],
      price: { to: 100 },
      none: true,
    },
    {
      q: "cheap botox",
      why: "no figure, no filter",
      treatments: ["botox"],
      every: { treatment: "botox" },
    },
    {
      q: "botox under 13 per unit",
      why: "listed by the unit",
      treatments: ["botox"],
      ...below(13),
    },
  ],
} satisfies Rows;
