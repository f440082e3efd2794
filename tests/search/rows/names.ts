import type { Rows } from "../expected.ts";

const overPremier = "the name comes before Premier, though it holds the word of a treatment";

export const nameRows = {
  "names of listings": [
    {
      q: "Pierlight Med Spa",
      why: "Premier, with words that say nothing",
      first: "pierlight-med-spa",
    },
    { q: "Harrow & Tide Aesthetics", first: "harrow-and-tide-aesthetics" },
    { q: "harrow and tide", first: "harrow-and-tide-aesthetics" },
    { q: "Mercadito Laser Hair Removal", why: overPremier, first: "mercadito-laser-hair-removal" },
    { q: "Second Ink Laser Clinic", why: overPremier, first: "second-ink-laser-clinic" },
    {
      q: "Grove & Gauge Oxygen Therapy",
      why: overPremier,
      first: "grove-and-gauge-oxygen-therapy",
    },
    { q: "petras facial room", why: "without the apostrophe", first: "petras-facial-room" },
    {
      q: "Copperline Plastic Surgery",
      why: "holds the word of a category",
      first: "copperline-plastic-surgery",
    },
    {
      q: "Ellery Plastic Surgery Group",
      why: "before Copperline, which is Premier",
      first: "ellery-plastic-surgery-group",
    },
    {
      q: "Old Town Laser, Vein & Skin Associates of Tustin",
      why: "holds a city",
      first: "old-town-laser-vein-and-skin-associates-of-tustin",
    },
    { q: "old town laser tustin", first: "old-town-laser-vein-and-skin-associates-of-tustin" },
    {
      q: "swallowtail laser and skin institute",
      first: "swallowtail-laser-and-skin-institute-of-old-capistrano",
    },
    {
      q: "ben lang massage & reflexology",
      why: "without its accents",
      first: "ben-lang-massage-and-reflexology",
    },
    { q: "Bến Lặng", first: "ben-lang-massage-and-reflexology" },
    { q: "naranjal estetica medica", first: "naranjal-estetica-medica" },
    { q: "NIVELLE", first: "nivelle" },
    { q: "kelp", why: "no misspelling of anything", first: "kelp" },
    { q: "rootstock", first: "rootstock" },
    { q: "quiet needle", first: "quiet-needle-acupuncture-and-herbs" },
    { q: "the quiet tank", why: "beside Quiet Hull and Quiet Needle", first: "the-quiet-tank" },
    { q: "paper moon", why: "beside Paper Heron", first: "paper-moon-skin-and-laser" },
    { q: "pelican row", why: "beside Pelican Steps", first: "pelican-row-skin-counter" },
    { q: "saltmarsh dermatolgy", corrected: true, first: "saltmarsh-dermatology-and-laser" },
    { q: "calderbrok", corrected: true, first: "calderbrook-aesthetic-physicians" },
    { q: "lulwater", corrected: true, first: "lullwater" },
    { q: "marisol finch", first: "marisol-and-finch-aesthetic-medicine" },
    { q: "boysen row medspa", first: "boysen-row" },
    { q: "airship lane", first: "airship-lane-med-spa" },
    { q: "infield recovery anaheim", why: "a name and its city", first: "infield-recovery" },
    { q: "three herbs hall", first: "three-herbs-hall" },
    { q: "second glass iv lounge", first: "second-glass-iv-lounge" },
    {
      q: "persimmon",
      why: "two of that name",
      finds: ["persimmon-facial-bar", "persimmon-lane-acupuncture-for-women"],
    },
    { q: "pierl", why: "half typed", first: "pierlight-med-spa" },
    { q: "morrow park irvine", first: "morrow-park-laser-and-skin" },
  ],
  "names of people": [
    { q: "Delphine Okafor-Reyes", finds: ["harrow-and-tide-aesthetics"] },
    { q: "dr iyengar-wade", finds: ["calderbrook-aesthetic-physicians"] },
    { q: "niloufar sarrafan", finds: ["baranak-skin-and-injectables"] },
    { q: "Dr. Tellakula", finds: ["copperline-plastic-surgery"] },
    { q: "jolie marchand np", finds: ["tern-aesthetics"] },
    {
      q: "beatrix holloway nunez",
      why: "without hyphen and accent",
      finds: ["swallowtail-laser-and-skin-institute-of-old-capistrano"],
    },
    { q: "petra szymborska", finds: ["petras-facial-room"] },
    { q: "botox with dana abubakar", treatments: ["botox"], finds: ["mesa-fold-aesthetics"] },
  ],
} satisfies Rows;
