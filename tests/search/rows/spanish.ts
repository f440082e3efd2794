import type { Rows } from "../expected.ts";

export const spanishRows = {
  "Spanish and Vietnamese": [
    { q: "toxina botulínica irvine", treatments: ["botox"], city: "irvine", every: { treatment: "botox", city: "irvine" } },
    { q: "depilación láser", treatments: ["laser-hair-removal"], every: { treatment: "laser-hair-removal" } },
    {
      q: "depilacion laser santa ana",
      treatments: ["laser-hair-removal"],
      city: "santa-ana",
      finds: ["mercadito-laser-hair-removal", "naranjal-estetica-medica"],
    },
    { q: "masaje", treatments: ["massage-therapy"] },
    { q: "masaje de pies en santa ana", treatments: ["reflexology"], city: "santa-ana", finds: ["ben-lang-massage-and-reflexology"] },
    { q: "limpieza facial cerca de mí", treatments: ["facials"], near: true },
    { q: "limpieza facial la habra", why: "“la” is part of the city", treatments: ["facials"], city: "la-habra", finds: ["casa-nopal-skin-studio"] },
    { q: "masaje abierto domingo", treatments: ["massage-therapy"], open: "Sunday", finds: ["walnut-porch-massage", "ben-lang-massage-and-reflexology"] },
    { q: "botox abierto ahora", treatments: ["botox"], open: "now" },
    {
      q: "acupuntura abierto los sábados costa mesa",
      treatments: ["acupuncture"],
      city: "costa-mesa",
      open: "Saturday",
      finds: ["bamboo-ferry-community-acupuncture"],
    },
    { q: "relleno de labios en tustin", treatments: ["lip-filler"], city: "tustin", finds: ["airship-lane-med-spa"] },
    { q: "cirujano plástico newport beach", category: "reconstructive-cosmetic-surgery", city: "newport-beach", finds: ["copperline-plastic-surgery"] },
    { q: "quitar tatuajes fullerton", treatments: ["tattoo-removal"], city: "fullerton", finds: ["depot-district-laser"] },
    { q: "cámara hiperbárica", treatments: ["hbot"], every: { treatment: "hbot" } },
    { q: "bajar de peso", treatments: ["medical-weight-loss"], every: { treatment: "medical-weight-loss" } },
    { q: "facial por menos de 70", treatments: ["facials"], price: { to: 70 }, finds: ["casa-nopal-skin-studio", "persimmon-facial-bar"] },
    { q: "drenaje linfático orange", treatments: ["lymphatic-drainage"], city: "orange", finds: ["marigold-corner-massage"] },
    { q: "châm cứu garden grove", why: "Vietnamese", treatments: ["acupuncture"], city: "garden-grove", finds: ["hwang-and-daughters-acupuncture"] },
    { q: "giac hoi westminster", why: "Vietnamese without its accents", treatments: ["cupping-therapy"], city: "westminster", finds: ["three-herbs-hall"] },
  ],
} satisfies Rows;
