import furtherWords from "./treatment-words.json" with { type: "json" };

/** Regional vocabulary, in addition to names and synonyms of the catalogue. */

export const categoryWords: Record<string, string[]> = {
  "cosmetic-injectables-fillers": [
    "injectables",
    "injectable",
    "cosmetic injectables",
    "wrinkle injections",
    "neuromodulators",
    "inyectables",
  ],
  "laser-light-therapies": [
    "laser",
    "lasers",
    "lazer",
    "lazers",
    "laser treatments",
    "laser therapy",
    "light therapy",
    "laser clinic",
    "laser skin",
    "tratamientos laser",
  ],
  "body-contouring-fat-reduction": [
    "body contouring",
    "body sculpting",
    "fat reduction",
    "body shaping",
    "contorno corporal",
    "reduccion de grasa",
  ],
  "anti-aging-treatments": [
    "anti aging",
    "antiaging",
    "anti ageing",
    "wrinkles",
    "rejuvenation",
    "antienvejecimiento",
  ],
  "advanced-skin-care-treatments": [
    "skin care",
    "skincare",
    "skin treatments",
    "skin",
    "esthetician",
    "aesthetician",
    "cuidado de la piel",
    "piel",
  ],
  "acne-scar-treatments": ["acne scars", "acne scar", "scars", "cicatrices", "cicatrices de acne"],
  "reconstructive-cosmetic-surgery": [
    "plastic surgery",
    "cosmetic surgery",
    "plastic surgeon",
    "surgeon",
    "surgery",
    "cirugia plastica",
    "cirujano plastico",
  ],
  "medical-grade-skin-care-products": [
    "skin care products",
    "skincare products",
    "medical grade skin care",
    "skin products",
    "productos para la piel",
  ],
  "therapeutic-massage-wellness": [
    "wellness",
    "wellness center",
    "massage and wellness",
    "bienestar",
  ],
  "acupuncture-traditional-medicine": [
    "traditional medicine",
    "chinese medicine",
    "eastern medicine",
    "medicina tradicional",
    "medicina china",
  ],
};

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

/** Words without meaning in a search. Every listing is a "spa" or a "clinic". */
export const emptyWords = new Set(
  (
    "a an and any at best book booking appointment by can care center centre centers clinic clinics cost costs day do does find for from get good great have how i in is it " +
    "looking local me med medspa medspas medical much my near nearby need of office offices on open or place places practice price prices pricing provider providers recommended reviews " +
    "service services some spa spas specialist specialists studio the there star stars late early tonight today tomorrow morning evening weekend weekends speaking speaks speak hablan habla anyone anybody available offer offers offering please show list therapy therapies this to top treatment treatments want what where which who with you your county oc ca california dr dra doctor doctora doctors " +
    "cerca clinica con cual de del donde el en hay la las los mejor mi para por precio precios que quien spas medico medica medicos medicas estetica clinicas centro centros consultorio consultorios lugar lugares hoy busco quiero necesito terapia terapias tratamiento tratamientos un una y " +
    "cuanto cuanta cuesta cuestan vale costo quitar quitarme eliminar hacer hacerme ponerse ponerme inyectar inyectarme puedo mejores calificado calificada calificados calificadas bueno buena buenos buenas o mas sin " +
    "profesional profesionales cita citas linea aqui ubicacion se le les me mi su muy algun alguna rapido rapida hombres mujeres completo barato barata baratos baratas economico economica economicos economicas accesible accesibles " +
    "gratis atencion hable hablen noche tarde tardes despues antes temprano enfermera enfermero abierto abierta abiertos abiertas abre abren semana este esta esten debajo"
  ).split(" "),
);

/** Words for any listing: alone, they match everything. */
export const wordsForAll = new Set(
  "spa spas estetica esteticas medspa medspas clinic clinics center centers provider providers place places near nearby all list clinica clinicas centro centros consultorio consultorios lugar lugares cerca".split(
    " ",
  ),
);

/** Names of the whole region: alone they match everything, with other words they say nothing. */
export const regionPhrases = ["orange county", "o c", "condado de orange", "condado"];

/** Phrases that are never searched by a single word. */
export const wholePhrases = [
  "gift card",
  "gift cards",
  "gift certificate",
  "gift certificates",
  "tarjeta de regalo",
  "tarjetas de regalo",
];

export const treatmentWords: Record<string, string[]> = Object.fromEntries(
  Object.entries(furtherWords).map(([slug, words]) => [slug, words.split(", ")]),
);

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

/** Cities outside the region: the search ignores them and says so. */
export const otherRegionWords = new Set(
  (
    "los angeles,san diego,long beach,beverly hills,west hollywood,hollywood,santa monica,pasadena,riverside,corona,torrance,downey,whittier,cerritos,lakewood," +
    "temecula,oceanside,carlsbad,ontario,rancho cucamonga,inland empire,las vegas,malibu,manhattan beach,redondo beach,la jolla,san bernardino,chino hills," +
    "diamond bar,la mirada,norwalk,artesia,hawaiian gardens,murrieta,escondido,camp pendleton"
  ).split(","),
);

/** Maps language names in searches to those of listings. */
export const languageWords = new Map([
  ["spanish", "Spanish"],
  ["espanol", "Spanish"],
  ["vietnamita", "Vietnamese"],
  ["coreano", "Korean"],
  ["japones", "Japanese"],
  ["arabe", "Arabic"],
  ["persa", "Farsi"],
  ["tagalo", "Tagalog"],
  ["vietnamese", "Vietnamese"],
  ["korean", "Korean"],
  ["mandarin", "Mandarin"],
  ["farsi", "Farsi"],
  ["persian", "Farsi"],
  ["tagalog", "Tagalog"],
  ["japanese", "Japanese"],
  ["arabic", "Arabic"],
]);
