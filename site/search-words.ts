/** How people of this region write: beside the names and the synonyms of the catalogue. */

/** Other words for the categories, by their slugs. */
export const categoryWords: Record<string, string[]> = {
  "cosmetic-injectables-fillers": ["injectables", "injectable", "cosmetic injectables", "wrinkle injections", "neuromodulators", "inyectables"],
  "laser-light-therapies": ["laser", "lasers", "laser treatments", "laser therapy", "light therapy", "laser clinic", "laser skin", "tratamientos laser"],
  "body-contouring-fat-reduction": ["body contouring", "body sculpting", "fat reduction", "body shaping", "contorno corporal", "reduccion de grasa"],
  "anti-aging-treatments": ["anti aging", "antiaging", "anti ageing", "wrinkles", "rejuvenation", "antienvejecimiento", "arrugas"],
  "advanced-skin-care-treatments": ["skin care", "skincare", "skin treatments", "skin", "esthetician", "aesthetician", "cuidado de la piel", "piel"],
  "acne-scar-treatments": ["acne scars", "acne scar", "scars", "cicatrices", "cicatrices de acne"],
  "reconstructive-cosmetic-surgery": ["plastic surgery", "cosmetic surgery", "plastic surgeon", "surgeon", "surgery", "cirugia plastica", "cirujano plastico"],
  "medical-grade-skin-care-products": ["skin care products", "skincare products", "medical grade skin care", "skin products", "productos para la piel"],
  "therapeutic-massage-wellness": ["wellness", "wellness center", "massage and wellness", "bienestar"],
  "acupuncture-traditional-medicine": ["traditional medicine", "chinese medicine", "eastern medicine", "medicina tradicional", "medicina china"],
};

/** Other words for the cities, by their slugs. */
export const cityWords: Record<string, string[]> = {
  "newport-beach": ["newport", "npb", "corona del mar", "cdm", "balboa", "fashion island", "newport coast"],
  "huntington-beach": ["huntington", "hb", "surf city"],
  "costa-mesa": ["south coast plaza", "costamesa"],
  "laguna-beach": ["south laguna"],
  "laguna-niguel": ["niguel"],
  "rancho-santa-margarita": ["rsm", "santa margarita"],
  "san-juan-capistrano": ["san juan", "sjc", "capistrano"],
  "dana-point": ["dana pt", "monarch beach", "capistrano beach", "capo beach"],
  "santa-ana": ["south coast metro"],
  "mission-viejo": ["mission"],
  "aliso-viejo": ["aliso"],
  anaheim: ["anaheim hills", "disneyland"],
  irvine: ["irvine spectrum", "woodbridge", "university park", "turtle rock"],
  orange: ["old towne orange", "city of orange"],
  "lake-forest": ["el toro", "foothill ranch"],
  westminster: ["little saigon"],
  "yorba-linda": ["yorba"],
  "la-habra": ["habra"],
  fullerton: ["downtown fullerton"],
};

/** Words that say nothing about what is looked for. "spa" and "clinic" are what everything here is. */
export const emptyWords = new Set(
  (
    "a an and any at best book booking appointment by can care center centre centers clinic clinics cost costs day do does find for from get good great have how i in is it " +
    "looking local me med medspa medspas medical much my near nearby need of office offices on or place places practice price prices pricing provider providers recommended reviews " +
    "service services some spa spas specialist specialists studio the there star stars late early tonight today tomorrow morning evening weekend weekends speaking speaks speak hablan habla anyone anybody available offer offers offering please show list therapy therapies this to top treatment treatments want what where which who with you your county oc ca california " +
    "cerca clinica con cual de del donde el en hay la las los mejor mi para por precio precios que spas tratamiento tratamientos un una y"
  ).split(" "),
);

/** Further words for treatments, by their slugs. */
export const treatmentWords: Record<string, string[]> = {
  botox: [
    "tox",
    "bo tox",
    "toxin",
    "toxina",
    "botulinum",
    "botox injections",
    "anti wrinkle injections",
    "botox cosmetico",
    "crows feet",
    "crow's feet",
    "frown lines",
    "forehead lines",
    "11 lines",
    "masseter",
    "masseter botox",
    "jaw botox",
    "tmj botox",
    "preventative botox",
  ],
  "dermal-fillers": [
    "facial filler",
    "cheek fillers",
    "cheek augmentation",
    "chin filler",
    "jaw filler",
    "under eye fillers",
    "tear trough",
    "nose filler",
    "liquid nose job",
    "liquid rhinoplasty",
    "non surgical nose job",
    "nasolabial folds",
    "smile lines",
    "marionette lines",
    "hyaluronic acid",
    "acido hialuronico",
    "relleno",
    "rellenos",
  ],
  "lip-filler": ["lips", "fuller lips", "lip plumper", "labios", "relleno labial"],
  kybella: ["double chin", "chin fat", "submental fat", "fat dissolving", "fat dissolving injections", "lipodissolve"],
  hydrafacial: ["hydra facials", "hydrafacials"],
  facials: [
    "face treatment",
    "glass skin facial",
    "facial extractions",
    "blackhead removal",
    "deep clean facial",
    "limpieza de cutis",
    "limpieza de cara",
    "limpieza facial profunda",
  ],
  "chemical-peels": ["face peel", "facial peel", "skin peel", "peels", "peeling", "acid peel"],
  microneedling: ["needling", "collagen induction", "derma roller", "dermarolling"],
  "rf-microneedling": ["morpheus", "radio frequency microneedling", "microneedling rf", "microneedling with radiofrequency"],
  dermaplaning: ["dermaplaning facial", "dermaplane facial"],
  "prp-facial": ["prp facials", "vampire facials", "platelet facial"],
  "acne-treatment": ["acne doctor", "acne facials", "bacne", "back acne", "espinillas"],
  "scar-treatment": ["scar removal", "scar laser", "stretch mark", "stretch mark removal", "quitar cicatrices"],
  "medical-grade-skin-care": ["retinol", "prescription skin care", "tretinoina"],
  "laser-hair-removal": [
    "facial hair removal",
    "laser hair reduction",
    "bikini laser",
    "brazilian laser hair removal",
    "underarm laser",
    "full body laser",
    "depilacion",
    "depilacion con laser",
    "depilacion permanente",
  ],
  ipl: ["ipl laser", "ipl facial", "photo facial", "photofacials", "sun spots", "sun spot removal", "age spots", "brown spots", "manchas de sol"],
  "skin-resurfacing": ["co2 resurfacing", "fractional co2", "laser peel", "laser skin resurfacing"],
  "skin-tightening": ["skin firming", "tighten skin", "neck tightening", "loose skin"],
  "tattoo-removal": ["tattoo laser", "remove tattoo", "tatuajes", "borrar tatuajes", "quitar tatuaje"],
  "vein-treatment": ["leg veins", "spider vein", "spider vein treatment", "varicose vein", "vein doctor"],
  coolsculpting: ["fat freeze", "congelacion de grasa"],
  emsculpt: ["muscle sculpting", "emsculpting"],
  "cellulite-treatment": ["cellulite removal"],
  "medical-weight-loss": [
    "weight loss shots",
    "weight loss shot",
    "weight loss doctor",
    "lose weight",
    "glp",
    "adelgazar",
    "perder peso",
    "inyecciones para bajar de peso",
  ],
  "hair-restoration": ["hair loss", "hair growth", "hair transplants", "hair thinning", "alopecia", "caida de cabello", "perdida de cabello"],
  "hormone-therapy": ["hormone", "hormones", "hormone doctor", "testosterone", "testosterone therapy", "estrogen", "hormonas", "testosterona"],
  "thread-lift": ["threads", "thread face lift", "hilos"],
  "eyelid-surgery": ["eyelid lift", "droopy eyelids", "hooded eyes", "parpados"],
  facelift: ["face lifts", "face lift surgery"],
  rhinoplasty: ["nose jobs", "nose surgeon", "septoplasty"],
  liposuction: ["lipo suction"],
  "iv-therapy": [
    "drip",
    "drips",
    "iv vitamins",
    "vitamin infusion",
    "iv lounge",
    "iv bar",
    "infusion",
    "infusions",
    "suero",
    "suero intravenoso",
    "vitaminas intravenosas",
  ],
  "b12-injections": ["b12", "vitamin shot", "vitamin shots", "vitamin b shot", "lipotropic shots", "skinny shots"],
  "hydration-therapy": ["hydration"],
  "recovery-iv": ["hangover", "hangover cure", "resaca"],
  hbot: ["hyperbarics", "hyperbaric tank"],
  "infrared-sauna": ["saunas", "infrared"],
  "cold-plunge": ["cold tub", "ice plunge", "cold bath"],
  "float-therapy": ["float", "floating", "sensory deprivation", "flotacion"],
  "red-light-therapy": ["luz roja"],
  "compression-therapy": ["compression"],
  "massage-therapy": ["massages", "masseuse", "couple massage", "shiatsu", "scalp massage", "masajista", "masaje terapeutico", "masaje para parejas", "mát xa"],
  "prenatal-massage": ["pregnant massage", "massage for pregnant women", "masaje embarazada"],
  "lymphatic-drainage": ["lymphatic", "lymph massage", "drenaje"],
  reflexology: ["foot massages", "foot rub", "feet massage"],
  acupuncture: ["acupunturista"],
};

/** Whoever asks for the first of these is served by the others too. */
export const treatmentFamilies: Record<string, string[]> = {
  "dermal-fillers": ["juvederm", "restylane", "radiesse", "lip-filler"],
  "lip-filler": ["dermal-fillers", "juvederm", "restylane"],
  "iv-therapy": ["hydration-therapy", "nad-iv", "vitamin-c-iv", "glutathione-iv", "immune-boost-iv", "energy-iv", "anti-aging-iv", "recovery-iv"],
  "massage-therapy": ["deep-tissue-massage", "swedish-massage", "hot-stone-massage", "prenatal-massage", "sports-massage"],
  facials: ["hydrafacial", "oxygen-facial"],
  "laser-therapy": ["laser-hair-removal", "ipl", "bbl", "skin-resurfacing"],
  microneedling: ["rf-microneedling"],
};

/** Places that people name though they are not in the region: left out of a search, and said so. */
export const elsewhere = new Set(
  (
    "los angeles,san diego,long beach,beverly hills,west hollywood,hollywood,santa monica,pasadena,riverside,corona,torrance,downey,whittier,cerritos,lakewood," +
    "temecula,oceanside,carlsbad,ontario,rancho cucamonga,inland empire,las vegas,malibu,manhattan beach,redondo beach,la jolla,san bernardino,chino hills"
  ).split(","),
);

/** Languages as people name them, and as listings do. */
export const languages = new Map([
  ["spanish", "Spanish"],
  ["espanol", "Spanish"],
  ["vietnamese", "Vietnamese"],
  ["korean", "Korean"],
  ["mandarin", "Mandarin"],
  ["farsi", "Farsi"],
  ["persian", "Farsi"],
  ["tagalog", "Tagalog"],
  ["japanese", "Japanese"],
  ["arabic", "Arabic"],
]);
