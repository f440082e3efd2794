/** Search words of the region. Those of a language are in site/languages/<code>/typed/search.json. */
export const cityWords: Record<string, string[]> = {
  "newport-beach": [
    "newport",
    "newport bch",
    "newport center",
    "npb",
    "corona del mar",
    "cdm",
    "balboa",
    "balboa island",
    "lido",
    "lido isle",
    "crystal cove",
    "fashion island",
    "newport coast",
  ],
  "huntington-beach": ["huntington", "huntington bch", "sunset beach", "hb", "surf city"],
  "costa-mesa": ["south coast plaza", "south coast metro", "costamesa"],
  "laguna-beach": ["laguna bch", "south laguna", "emerald bay"],
  "laguna-niguel": ["niguel"],
  "rancho-santa-margarita": [
    "rsm",
    "coto de caza",
    "trabuco canyon",
    "silverado",
    "las flores",
    "santa margarita",
  ],
  "san-juan-capistrano": ["san juan", "sjc", "capistrano"],
  "dana-point": ["dana pt", "monarch beach", "capistrano beach", "capo beach"],
  "mission-viejo": ["mission", "ladera ranch", "rancho mission viejo"],
  "aliso-viejo": ["aliso"],
  anaheim: ["anaheim hills", "disneyland"],
  "seal-beach": ["seal bch"],
  "los-alamitos": ["rossmoor", "los al"],
  tustin: ["tustin ranch", "north tustin", "cowan heights", "lemon heights"],
  "san-clemente": ["talega"],
  irvine: [
    "irvine spectrum",
    "great park",
    "quail hill",
    "woodbridge",
    "university park",
    "turtle rock",
    "shady canyon",
    "northwood",
  ],
  orange: ["villa park", "old towne orange", "city of orange"],
  "lake-forest": ["el toro", "foothill ranch", "portola hills"],
  westminster: ["little saigon", "midway city"],
  "yorba-linda": ["yorba"],
  "la-habra": ["habra"],
  fullerton: ["downtown fullerton"],
};

/** Kinds of a treatment. Its lists and counts include them everywhere, and its pages say so. */
export const treatmentFamilies: Record<string, string[]> = {
  "dermal-fillers": [
    "juvederm",
    "restylane",
    "radiesse",
    "lip-filler",
    "rha-fillers",
    "belotero",
    "bellafill",
  ],
  "iv-therapy": [
    "hydration-therapy",
    "nad-iv",
    "vitamin-c-iv",
    "glutathione-iv",
    "immune-boost-iv",
    "energy-iv",
    "anti-aging-iv",
    "recovery-iv",
  ],
  "massage-therapy": [
    "deep-tissue-massage",
    "swedish-massage",
    "hot-stone-massage",
    "prenatal-massage",
    "sports-massage",
  ],
  facials: ["hydrafacial", "oxygen-facial", "acne-facial"],
  "laser-therapy": [
    "laser-hair-removal",
    "ipl",
    "bbl",
    "skin-resurfacing",
    "vascular-laser",
    "carbon-peel",
    "excimer-laser",
  ],
  "hormone-therapy": ["testosterone-therapy"],
  microneedling: ["rf-microneedling"],
};

/** Cities outside the region: the search ignores them and shows a note. */
export const otherRegionWords = new Set(
  (
    "los angeles,san diego,long beach,beverly hills,west hollywood,hollywood,santa monica,pasadena,riverside,corona,torrance,downey,whittier,cerritos,lakewood," +
    "temecula,oceanside,carlsbad,ontario,rancho cucamonga,inland empire,las vegas,malibu,manhattan beach,redondo beach,la jolla,san bernardino,chino hills," +
    "diamond bar,la mirada,norwalk,artesia,hawaiian gardens,murrieta,escondido,camp pendleton"
  ).split(","),
);
