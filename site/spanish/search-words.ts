/** How people search in Spanish: beside the Spanish names of the catalogue and the words of site/search-words.ts. Without accents. */

/** By the slugs of the categories. */
export const spanishCategoryWords: Record<string, string[]> = {
  "body-contouring-fat-reduction": ["grasa", "quitar grasa", "reducir medidas", "moldear el cuerpo"],
  "reconstructive-cosmetic-surgery": ["cirugia", "cirujano", "cirugia estetica"],
};

/** By the slugs of the treatments. */
export const spanishTreatmentWords: Record<string, string[]> = {
  botox: ["patas de gallo", "lineas de expresion", "entrecejo", "sudoracion excesiva", "hiperhidrosis", "bruxismo"],
  "dermal-fillers": ["ojeras", "relleno de ojeras", "relleno de menton", "relleno de mejillas", "rinomodelacion", "surcos nasogenianos"],
  sculptra: ["bioestimulador", "bioestimuladores"],
  kybella: ["doble menton"],
  facials: ["limpieza profunda", "puntos negros", "cutis"],
  "chemical-peels": ["exfoliacion", "peeling facial"],
  "prp-facial": ["plasma"],
  "led-light-therapy": ["luz led", "mascara led"],
  "acne-treatment": ["granos", "barros"],
  "laser-hair-removal": ["vello", "vello facial", "quitar vello", "eliminacion de vello", "axilas"],
  ipl: ["manchas", "manchas en la cara", "manchas en la piel", "luz pulsada", "fotorrejuvenecimiento"],
  "skin-tightening": ["flacidez", "piel flacida", "reafirmar la piel"],
  "vein-treatment": ["aranitas", "venas", "venas varicosas"],
  "medical-weight-loss": ["control de peso", "inyecciones para adelgazar"],
  "hormone-therapy": ["menopausia"],
  "hair-restoration": ["caida del pelo", "caida de pelo", "perdida de pelo", "calvicie", "injerto capilar", "trasplante de cabello"],
  "eyelid-surgery": ["parpados caidos", "bolsas en los ojos"],
  facelift: ["lifting"],
  rhinoplasty: ["nariz", "operacion de la nariz"],
  "iv-therapy": ["vitaminas"],
  "b12-injections": ["inyeccion de vitaminas", "inyecciones de vitaminas"],
  "hydration-therapy": ["hidratacion"],
  hbot: ["hiperbarica", "oxigenoterapia", "oxigenoterapia hiperbarica", "camara de oxigeno"],
  "ozone-therapy": ["ozono"],
  breathwork: ["respiracion", "ejercicios de respiracion"],
  acupuncture: ["agujas"],
  "herbal-medicine": ["hierbas"],
};
