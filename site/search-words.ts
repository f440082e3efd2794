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
  "newport-beach": ["newport", "npb", "corona del mar", "balboa", "fashion island", "newport coast"],
  "huntington-beach": ["huntington", "hb", "surf city"],
  "costa-mesa": ["south coast plaza", "costamesa"],
  "laguna-beach": ["south laguna"],
  "laguna-niguel": ["niguel"],
  "rancho-santa-margarita": ["rsm", "santa margarita"],
  "san-juan-capistrano": ["san juan", "sjc", "capistrano"],
  "dana-point": ["dana pt", "monarch beach"],
  "santa-ana": ["south coast metro"],
  "mission-viejo": ["mission"],
  "aliso-viejo": ["aliso"],
  anaheim: ["anaheim hills", "disneyland"],
  irvine: ["irvine spectrum", "woodbridge", "university park", "turtle rock"],
  orange: ["old towne orange", "city of orange"],
  "lake-forest": ["el toro", "foothill ranch"],
  "garden-grove": ["little saigon"],
  "yorba-linda": ["yorba"],
  "la-habra": ["habra"],
  fullerton: ["downtown fullerton"],
};

/** Words that say nothing about what is looked for. "spa" and "clinic" are what everything here is. */
export const emptyWords = new Set(
  (
    "a an and any at best book booking appointment by can care center centre centers clinic clinics cost costs day do does find for from get good great have how i in is it " +
    "looking local me med medspa medspas medical much my near nearby need of office offices on or place places practice price prices pricing provider providers recommended reviews " +
    "service services some spa spas specialist specialists studio the therapy therapies to top treatment treatments want what where which who with you your county oc ca california " +
    "cerca clinica con cual de del donde el en hay la las los mejor mi para por precio precios que spas tratamiento tratamientos un una y"
  ).split(" "),
);
