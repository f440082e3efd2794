import type { navigation } from "./navigation.ts";

/** Landing pages for groups of treatments. A rebrand edits their words and treatments here. */
export type TreatmentCollection = {
  path: (typeof navigation)[number]["path"];
  title: string;
  intro: string;
  description: string;
  /** Source of its image colors. */
  category: string;
  /** Slug of what it lists in site/treatment-groups.ts. Without it, all listings. */
  treatment?: string;
  found: [one: string, many: string];
  empty: string;
  /** Placeholder cards while the list loads. */
  placeholders: number;
  explainer?: {
    title: string;
    paragraphs: string[];
    tagsTitle: string;
    tags: string[];
    facts: string[];
  };
  blurbs?: { title: string; text: string }[];
};

const collections: TreatmentCollection[] = [
  {
    path: "/med-spas",
    title: "Medical Spas in Orange County",
    intro:
      "Every med spa in the county, in one list. Filter by city, treatment, price level, or who is open right now.",
    description:
      "All med spas and wellness providers in Orange County, California: filter them by city, treatment, price level and opening hours.",
    category: "anti-aging-treatments",
    found: ["Medical Spa Found", "Medical Spas Found"],
    empty: "No medical spas found.",
    placeholders: 6,
  },
  {
    path: "/injectables",
    title: "Injectable Treatments in OC",
    intro:
      "Neuromodulators soften lines by resting a muscle for a few months; fillers give volume back. Both are prescription work: ask who injects, and who supervises.",
    description:
      "Orange County providers of Botox, Dysport, Xeomin, dermal fillers, Sculptra, Kybella and more, with listed prices, hours and credentials.",
    category: "cosmetic-injectables-fillers",
    treatment: "injectables",
    found: ["Injectable Provider Found", "Injectable Providers Found"],
    empty: "No injectable providers found matching your criteria",
    placeholders: 6,
  },
  {
    path: "/iv-wellness",
    title: "IV Therapy & Wellness",
    intro:
      "Drips and injections of fluids, vitamins and NAD+. In California a physician, nurse practitioner or physician assistant has to examine you and order them first.",
    description:
      "IV therapy and wellness centers in Orange County: NAD+, vitamin C, hydration, B12 and recovery drips, with listed prices and opening hours.",
    category: "therapeutic-massage-wellness",
    treatment: "iv-wellness",
    found: ["IV & Wellness Center Found", "IV & Wellness Centers Found"],
    empty: "No IV & wellness centers found matching your criteria",
    placeholders: 6,
  },
  {
    path: "/hbot",
    title: "Hyperbaric Oxygen Therapy",
    intro:
      "Centers in Orange County with a pressurized chamber, and what to know before you lie down in one.",
    description:
      "Hyperbaric oxygen therapy (HBOT) centers in Orange County: what it is, what it is cleared for, session length, prices and opening hours.",
    category: "reconstructive-cosmetic-surgery",
    treatment: "hbot",
    found: ["HBOT Center Found", "HBOT Centers Found"],
    empty: "No HBOT centers found matching your criteria",
    placeholders: 4,
    explainer: {
      title: "What is hyperbaric oxygen therapy?",
      paragraphs: [
        "You breathe oxygen while the pressure around you is raised. Blood then carries more of it than it can at sea level, and brings it to tissue that gets too little.",
        "The FDA has cleared chambers for a short list of conditions, from wounds that do not heal to decompression sickness. For recovery after sport, for aging and for wellness at large the evidence is weak or mixed.",
        "An untreated collapsed lung rules it out. COPD or lung blebs, seizures, fever, recent ear or chest surgery, bleomycin, cisplatin, doxorubicin or disulfiram, pumps and pacemakers, and pregnancy have to be cleared by a physician first. Chest pain or short breath after a session: call 911.",
      ],
      tagsTitle: "What people come for",
      tags: [
        "Diabetic foot wounds",
        "Radiation injury",
        "Skin grafts at risk",
        "Decompression sickness",
        "Carbon monoxide poisoning",
        "Sudden hearing loss",
        "Recovery after surgery (not FDA-cleared)",
        "Rest and recovery (not FDA-cleared)",
      ],
      facts: ["sessions typically 60-90 minutes", "chambers at 1.5-3 times normal pressure"],
    },
  },
  {
    path: "/skincare",
    title: "Skincare Treatments in OC",
    intro:
      "From a facial in a lunch hour to a peel that keeps you at home for a week. What suits a skin depends on its type, its history and how much sun it gets.",
    description:
      "Skincare providers in Orange County: facials, HydraFacial, chemical peels, microneedling and acne care, with listed prices and hours.",
    category: "advanced-skin-care-treatments",
    treatment: "skincare",
    found: ["Skincare Provider Found", "Skincare Providers Found"],
    empty: "No skincare providers found matching your criteria",
    placeholders: 6,
    blurbs: [
      {
        title: "Hydrating Facials",
        text: "Cleansing, light exfoliation and serums for dry or dull skin. No days lost, and the result is modest and short.",
      },
      {
        title: "Rejuvenation",
        text: "Peels and microneedling make the skin renew itself. Expect some days of redness, several visits, and strict sun protection.",
      },
      {
        title: "Problem Solving",
        text: "Acne, scars and uneven tone need a plan rather than a treatment. Ask for a diagnosis before you buy a package.",
      },
    ],
  },
  {
    path: "/modalities",
    title: "Wellness Modalities in OC",
    intro:
      "Medical and non-medical: massage, heat, cold, light, needles, herbs and rest, and also drips, hormones and peptides, which need a prescriber. Some of it is well studied, much is not: each treatment’s own page says what is known.",
    description:
      "Wellness modalities in Orange County: massage, acupuncture, infrared sauna, cryotherapy, float and red light therapy, and who offers them.",
    category: "acupuncture-traditional-medicine",
    treatment: "modalities",
    found: ["Wellness Provider Found", "Wellness Providers Found"],
    empty: "No wellness providers found matching your criteria",
    placeholders: 6,
  },
];

export const collectionAt = (path: string) =>
  collections.find((collection) => collection.path === path);
