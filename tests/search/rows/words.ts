import type { Rows } from "../expected.ts";

export const wordRows = {
  categories: [
    {
      q: "plastic surgeon",
      category: "reconstructive-cosmetic-surgery",
      finds: [
        "copperline-plastic-surgery",
        "thornquist-reconstructive-surgery",
        "whitford-and-sandoval-facial-plastic-surgery",
      ],
    },
    {
      q: "plastic surgeon newport beach",
      category: "reconstructive-cosmetic-surgery",
      city: "newport-beach",
      finds: ["copperline-plastic-surgery"],
    },
    {
      q: "cosmetic surgery costa mesa",
      category: "reconstructive-cosmetic-surgery",
      city: "costa-mesa",
      finds: ["ellery-plastic-surgery-group"],
    },
    { q: "acne scars", finds: ["lakehouse-dermatology-and-aesthetic-medicine"] },
    { q: "skin care", category: "advanced-skin-care-treatments" },
    {
      q: "skincare costa mesa",
      category: "advanced-skin-care-treatments",
      city: "costa-mesa",
      finds: ["petras-facial-room"],
      every: { city: "costa-mesa" },
    },
    { q: "skin care products seal beach", city: "seal-beach", finds: ["pelican-row-skin-counter"] },
    {
      q: "body contouring irvine",
      category: "body-contouring-fat-reduction",
      city: "irvine",
      finds: ["veridane-contour"],
    },
    {
      q: "injectables",
      category: "cosmetic-injectables-fillers",
      finds: ["canvas-yard-aesthetics"],
    },
    {
      q: "Laser & Light-Based Therapies",
      why: "as our own pages call it",
      category: "laser-light-therapies",
      finds: ["morrow-park-laser-and-skin"],
    },
    { q: "longevity newport beach", city: "newport-beach", finds: ["fennick-medical-longevity"] },
    {
      q: "acupuncturist tustin",
      treatments: ["acupuncture"],
      city: "tustin",
      finds: ["persimmon-lane-acupuncture-for-women"],
    },
  ],
  "specialties and descriptions": [
    {
      q: "melasma",
      treatments: ["melasma-treatment"],
      finds: ["morrow-park-laser-and-skin", "dalnim-skin-clinic", "naranjal-estetica-medica"],
    },
    {
      q: "rosacea",
      treatments: ["rosacea-treatment"],
      finds: ["saltmarsh-dermatology-and-laser", "lakehouse-dermatology-and-aesthetic-medicine"],
    },
    {
      q: "facial balancing",
      why: "a specialty, no facial",
      finds: ["marisol-and-finch-aesthetic-medicine"],
    },
    { q: "razor bumps", finds: ["blue-gum-laser-clinic", "mercadito-laser-hair-removal"] },
    {
      q: "fertility acupuncture",
      treatments: ["acupuncture"],
      finds: ["fennel-hill-acupuncture", "persimmon-lane-acupuncture-for-women"],
    },
    { q: "teen acne", finds: ["heron-pond-dermatology", "crate-label-skin-clinic"] },
    { q: "keloids", why: "singular or plural", finds: ["metro-row-dermatology-and-scar-center"] },
    {
      q: "dermatologist mission viejo",
      why: "she practises dermatology",
      city: "mission-viejo",
      finds: ["lakehouse-dermatology-and-aesthetic-medicine"],
    },
    {
      q: "walk in massage tustin",
      treatments: ["massage-therapy"],
      city: "tustin",
      finds: ["walnut-porch-massage"],
    },
    { q: "vietnamese speaking dermatologist", finds: ["heron-pond-dermatology"] },
    {
      q: "women only facial anaheim",
      treatments: ["facials"],
      city: "anaheim",
      finds: ["warda-lane-skin-studio"],
    },
    {
      q: "bridal botox irvine",
      treatments: ["botox"],
      city: "irvine",
      finds: ["baranak-skin-and-injectables"],
    },
    {
      q: "community acupuncture",
      treatments: ["acupuncture"],
      finds: ["bamboo-ferry-community-acupuncture", "quiet-needle-acupuncture-and-herbs"],
    },
    {
      q: "botox qwrtzp",
      why: "a word that says nothing to us hides nothing",
      treatments: ["botox"],
      finds: ["pierlight-med-spa"],
    },
  ],
  everything: [
    { q: "med spa", all: true },
    { q: "medspas", all: true },
    { q: "best med spa in orange county", all: true },
    { q: "medical spa", all: true },
    { q: "spas", all: true },
    { q: "med spa irvine", city: "irvine", every: { city: "irvine" } },
    {
      q: "newport beach",
      city: "newport-beach",
      finds: ["harrow-and-tide-aesthetics"],
      every: { city: "newport-beach" },
    },
    { q: "orange", why: "the city", city: "orange", every: { city: "orange" } },
    {
      q: "top rated facial irvine",
      treatments: ["facials"],
      city: "irvine",
      finds: ["soomsae-skin-studio"],
    },
  ],
} satisfies Rows;
