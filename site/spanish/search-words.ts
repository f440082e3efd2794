/**
 * Spanish search vocabulary without accents, in addition to the Spanish names of the catalogue and
 * site/search-words.ts.
 */

/** What listings say in English: their own texts are not translated. */
export const spanishPhrases: Record<string, string> = {
  estacionamiento: "parking",
  "silla de ruedas": "wheelchair",
  "tarjeta de regalo": "gift card",
  "tarjetas de regalo": "gift card",
  financiamiento: "financing",
  "a plazos": "financing",
  mensualidades: "financing",
  "sin cita": "walk in",
};

/**
 * Words of searches that are spelled correctly although no text of ours has them: never turned
 * into an English word that looks alike.
 */
export const everydaySpanish =
  "abdomen antebrazo areola axila axilas barriga barras bigote boca bolsas bozo brazo brazos cabello cabeza cachete cachetes cadera caderas cana canas caspa ceja cejas cicatriz cintura codo codos columna corazon costilla cuello cuerpo cutis dedo dedos diente dientes dolar dolares encia encias entrecejo espalda espinilla espinillas fines frente garganta gluteo gluteos gorda gordo granito grano granos graso hable hablen hombro hombros hueso labio labios lengua linea lineas llanta llantas lonja lonjas lunar mancha manchas mano manos marca marcas mejilla mejillas menton mujer muslo muslos nalga nalgas nariz oido oidos ojera ojeras ojos oreja orejas panza pano pantorrilla papada parpado parpados pecas pecho pelo pestana pestanas pezon pierna piernas pies pompis poro poros pubis quijada radiofrecuencia rodilla rodillas rostro rueda ruedas seno senos sien sienes sudor tatuaje tobillo unas varices vello vellos vena venas verruga vientre";

/** By category slug. */
// biome-ignore format: lists of words read better in lines.
export const spanishCategoryWords: Record<string, string[]> = {
  "body-contouring-fat-reduction": [
    "grasa", "quitar grasa", "reducir medidas", "moldear el cuerpo", "gordito", "grasa localizada",
    "quemar grasa", "eliminar grasa", "lipo sin cirugia", "contorno corporal y reduccion de grasa",
  ],
  "reconstructive-cosmetic-surgery": [
    "cirugia", "cirujano", "cirugia estetica", "cirujana", "cirujana plastica", "cirugia de senos",
    "busto", "cirugia cosmetica reconstructiva",
  ],
  "advanced-skin-care-treatments": [
    "dermatologo", "dermatologa", "cosmetologa", "cosmiatra", "esteticista",
    "tratamientos avanzados de la piel", "piel grasa",
  ],
};

/** By treatment slug. */
// biome-ignore format: as above.
export const spanishTreatmentWords: Record<string, string[]> = {
  botox: [
    "nefertiti", "arrugas", "patas de gallo", "lineas de expresion", "entrecejo", "neurotoxina",
    "neurotoxinas", "toxina para arrugas", "arrugas de la frente", "lineas de la frente",
    "sonrisa gingival", "botox preventivo", "arrugas en los ojos", "arrugas de los ojos",
    "arrugas en la cara", "maseteros", "arrugas del cuello",
  ],
  "dermal-fillers": [
    "ojeras", "relleno de ojeras", "relleno de menton", "relleno de mejillas", "rinomodelacion",
    "surcos nasogenianos", "mandibula", "marcar mandibula", "contorno mandibular", "perfilado",
    "perfilado mandibular", "armonizacion facial", "pomulos", "relleno de pomulos",
    "acido hialuronico en la cara", "surcos", "lineas de marioneta", "marionetas",
    "cachetes hundidos", "perfilamiento mandibular", "perfilamiento de nariz", "hialuronico",
    "quijada", "bolsas debajo de los ojos", "ojeras hundidas",
  ],
  sculptra: ["bioestimulador", "bioestimuladores"],
  kybella: [
    "lipolisis", "doble menton", "quitar papada", "quitar la papada", "papada colgada",
    "lipopapada", "lipolisis para papada", "enzimas para papada", "enzimas recombinantes",
    "mesoterapia para papada",
  ],
  facials: [
    "limpieza profunda", "puntos negros", "cutis", "cara", "facial profundo", "limpieza de poros",
    "poros", "limpieza de rostro", "limpieza del rostro", "poros abiertos", "cutis graso",
    "facial hidratante", "espinillas en la nariz", "faciales", "facial de limpieza",
  ],
  "chemical-peels": [
    "exfoliacion", "peeling facial", "pano", "manchas oscuras", "hiperpigmentacion",
    "blanqueamiento", "blanqueamiento de piel", "blanqueamiento de axilas", "piel opaca",
  ],
  "prp-facial": ["vampiro", "plasma", "facial vampiro", "plasma rico", "facial de vampiro"],
  "led-light-therapy": ["mascarilla led", "luz led", "mascara led"],
  "acne-treatment": [
    "granos", "barros", "barritos", "granitos", "acne hormonal", "marcas de granos",
  ],
  "laser-hair-removal": [
    "quitar pelo", "quitar el pelo", "eliminar pelo", "pelo en la cara", "pelo no deseado", "vello",
    "vello facial", "quitar vello", "eliminacion de vello", "axilas",
    "depilacion brasilena con laser", "depilacion bikini", "bikini", "bigote", "bigote laser",
    "bozo", "barba", "barba laser", "vello encarnado", "vellos encarnados", "vellos de la cara",
    "cuerpo completo laser", "laser completo", "quitar vellos",
  ],
  ipl: [
    "manchas", "manchas en la cara", "manchas en la piel", "luz pulsada", "fotorrejuvenecimiento",
    "rojeces", "dano solar", "pecas", "quitar manchas", "manchas cafes", "manchas en el rostro",
  ],
  "skin-tightening": [
    "flacidez", "piel flacida", "reafirmar la piel", "papada floja", "cuello flacido",
    "piel colgada", "reafirmar piel", "radiofrecuencia facial", "flacidez en la cara",
    "flacidez en el cuello", "cuello",
  ],
  "vein-treatment": ["aranitas", "venas", "venas varicosas", "varicitas"],
  "medical-weight-loss": [
    "control de peso", "inyecciones para adelgazar", "pluma para adelgazar",
    "inyeccion para bajar de peso", "tirzepatida", "pluma para bajar de peso", "bajar panza",
    "bajar la panza", "nutriologa", "nutriologo", "control de obesidad", "control medico del peso",
    "bajar de peso inyecciones",
  ],
  "hormone-therapy": [
    "menopausia", "bochornos", "sofocos", "tratamiento hormonal", "chequeo hormonal",
  ],
  "hair-restoration": [
    "pelo", "cabello", "tratamiento para el pelo", "caida del pelo", "caida de pelo",
    "perdida de pelo", "calvicie", "se me cae el pelo", "se me cae el cabello", "plasma capilar",
    "tratamiento capilar", "mesoterapia capilar",
  ],
  "eyelid-surgery": ["parpados caidos", "bolsas en los ojos"],
  facelift: ["lifting", "estiramiento de cara"],
  rhinoplasty: ["nariz", "operacion de la nariz"],
  "iv-therapy": ["vitaminas", "sueros intravenosos", "suero con vitaminas"],
  "b12-injections": [
    "vitaminas inyectadas", "inyeccion de vitaminas", "inyecciones de vitaminas",
    "inyeccion lipotropica", "inyecciones lipotropicas",
  ],
  "hydration-therapy": ["hidratacion"],
  hbot: ["hiperbarica", "oxigenoterapia", "oxigenoterapia hiperbarica", "camara de oxigeno"],
  "ozone-therapy": ["ozono"],
  breathwork: ["respiracion", "ejercicios de respiracion"],
  acupuncture: ["agujas"],
  "herbal-medicine": ["hierbas"],
  coolsculpting: ["grasa abdominal", "lonjas", "llantitas"],
  "lip-filler": [
    "relleno labios", "labios mas gruesos", "labios rusos", "labios carnosos",
    "hidratacion de labios",
  ],
  "skin-resurfacing": [
    "codigo de barras", "rejuvenecimiento con laser", "renovacion de la piel con laser",
  ],
  "thread-lift": ["hilos rusos", "hilos faciales"],
  "excessive-sweating-treatment": [
    "sudor axilas", "sudor en las axilas", "sudor de manos", "mucho sudor",
  ],
  "migraine-and-jaw-toxin": [
    "rechinar los dientes", "migrana cronica", "botox para migrana", "migrana botox",
  ],
  hyaluronidase: ["quitar relleno de labios", "disolver relleno de labios"],
  electrolysis: ["depilacion definitiva", "electrolisis facial"],
  waxing: ["cera", "depilar con cera", "cera brasilena"],
  threading: ["hilo para cejas", "depilacion de cejas con hilo"],
  "brow-lamination-and-lash-lift": [
    "pestanas", "lifting de pestanas y tinte", "permanente de pestanas", "cejas",
  ],
  "permanent-makeup": [
    "cejas tatuadas", "tatuaje de cejas", "micropigmentacion de cejas", "labios tatuados",
  ],
  "teeth-whitening": ["dientes blancos", "blanquear los dientes"],
  "spray-tan": ["bronceado en spray"],
  "breast-augmentation": [
    "aumento de senos con implantes", "protesis de senos", "operacion de senos", "mamoplastia",
  ],
  "breast-lift": ["levantar los senos"],
  "tummy-tuck": ["cirugia del vientre", "operacion del abdomen"],
  "brazilian-butt-lift": [
    "levantamiento de gluteos con grasa", "cirugia de gluteos", "bbl cirugia", "levantar gluteos",
    "levantar pompis", "pompis", "bbl brasileno",
  ],
  "hair-transplant": [
    "trasplante de cabello con fue", "implante de cabello", "injerto de cabello",
    "trasplante de pelo", "injerto de pelo",
  ],
  "mole-and-skin-tag-removal": ["quitar lunar", "quitar acrocordones", "lunares", "verrugas"],
  "melasma-treatment": ["melasma en la cara", "manchas del embarazo"],
  "rosacea-treatment": ["rosacea en la cara"],
  "testosterone-therapy": ["testosterona baja", "inyecciones de testosterona"],
  "iron-infusion": ["suero de hierro", "hierro en vena"],
  chiropractic: ["quiropractica", "quiropracticos"],
  "physical-therapy": ["fisioterapeutas", "rehabilitacion"],
  "vascular-laser": ["venitas en la cara"],
  "scar-treatment": [
    "cicatrices de quemaduras", "marcas de acne", "hoyos de acne", "hoyitos", "queloides",
    "cicatriz de cesarea", "cicatriz cesarea",
  ],
  "lymphatic-drainage": [
    "masaje linfatico", "drenaje post operatorio", "drenaje linfatico post operatorio",
    "post operatorio", "masaje post operatorio",
  ],
  "massage-therapy": [
    "masaje reductivo", "masajes reductivos", "masaje reductor", "masaje tailandes",
    "masaje de pareja", "masaje en pareja", "masaje para dos", "spa para parejas",
    "dolor de espalda", "ciatica", "sobador", "sobadora", "sobada",
  ],
  "body-treatments": ["maderoterapia"],
  "glutathione-iv": ["suero blanqueador"],
  "recovery-iv": ["cruda", "suero para la cruda", "curar la cruda"],
  ultherapy: ["ultrasonido facial"],
  "scar-revision-surgery": ["cirugia de revision de cicatrices"],
  "medical-grade-skin-care": ["cuidado medico de la piel"],
  "immune-boost-iv": ["suero de refuerzo inmunitario", "defensas"],
  "buccal-fat-removal": ["cachetes", "quitar cachetes"],
  "anti-aging-iv": ["suero antienvejecimiento"],
  "anti-aging-treatments": ["antiedad", "anti edad", "tratamientos antienvejecimiento"],
};
