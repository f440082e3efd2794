/**
 * Business and Professions Code 651(h)(5): "board certified" may be advertised only with the full
 * name of the certifying board beside it, and only for a recognized board.
 */
const claims =
  /\bboard[-\s\u2010\u2011]?certifi(?:ed|cation)\b|\b(?:double|dual|triple|quadruple)[-\s\u2010\u2011]boarded\b|\bboarded (?:in|by)\b|\bcertificad[oa]s? por (?:la|el|una?) (?:junta|consejo)\b|\bcertificaci[oó]n de (?:la|una) junta\b/gi;

/** Members of the American Board of Medical Specialties, and boards that California approved. */
const recognized = [
  ...[
    "Allergy and Immunology",
    "Anesthesiology",
    "Colon and Rectal Surgery",
    "Dermatology",
    "Emergency Medicine",
    "Family Medicine",
    "Internal Medicine",
  ],
  ...[
    "Medical Genetics and Genomics",
    "Neurological Surgery",
    "Nuclear Medicine",
    "Obstetrics and Gynecology",
    "Ophthalmology",
    "Orthopaedic Surgery",
  ],
  ...[
    "Otolaryngology - Head and Neck Surgery",
    "Otolaryngology",
    "Pathology",
    "Pediatrics",
    "Physical Medicine and Rehabilitation",
    "Plastic Surgery",
  ],
  ...[
    "Preventive Medicine",
    "Psychiatry and Neurology",
    "Radiology",
    "Surgery",
    "Thoracic Surgery",
    "Urology",
  ],
  ...[
    "Facial Plastic and Reconstructive Surgery",
    "Pain Medicine",
    "Sleep Medicine",
    "Spine Surgery",
  ],
];
const physiciansBoard = /American Board of /g;
/** Continuations that turn a board's name into another: "American Board of Surgery of the Face". */
const goesOn = /^(?:\p{L}|[- ]?\p{Lu}| (?:of|for) | and (?!American |Royal |Fellow)\p{Lu})/u;
const otherBoard =
  /American Osteopathic Board of \p{Lu}|Royal College of \p{Lu}|(?<!\p{L})\p{Lu}\p{L}+ (?:Nurse Practitioners |Nursing )?Certification Board\b|American Nurses Credentialing Center/u;
/** No recognized board certifies in these. */
const ofNoBoard =
  /\bin (?:aesthetic|cosmetic|anti[- ]?aging|laser|obesity|regenerative|functional)\b/i;

export const boardNameMissing =
  "California requires the full name of the certifying board next to “board certified”, for example: Board certified by the American Board of Dermatology.";
export const boardNotRecognized =
  "California does not let members of this board call themselves board certified. Write “diplomate” instead.";

const evenly = (text: string) =>
  text
    .replaceAll("&", "and")
    .replaceAll("Orthopedic", "Orthopaedic")
    .replace(/Otolaryngology ?[-\u2010-\u2014] ?Head/g, "Otolaryngology - Head");

function isRecognized(name: string) {
  return recognized.some(
    (board) => name.startsWith(board) && !goesOn.test(name.slice(board.length)),
  );
}

export function boardProblem(line: string) {
  const [, ...said] = line.split(claims).map(evenly);
  for (const text of said) {
    const [before = "", ...names] = text.split(physiciansBoard);
    const boards = names.filter((name) => /^\p{Lu}/u.test(name));
    if (
      boards.length === 0 ? !otherBoard.test(text) || ofNoBoard.test(text) : ofNoBoard.test(before)
    )
      return boardNameMissing;
    if (!boards.every(isRecognized)) return boardNotRecognized;
  }
  return null;
}

const ofPhysiciansBoard =
  /^(?:(?:double|dual)[- ])?(?:board[- ]?)?certified(?: by|,|:) ?(?:the )?(American (?:Osteopathic )?Board of \p{L}.*)$/iu;

/** Matches the whole line, so that a mention of someone else's certificate does not count. */
export function isOfPhysiciansBoard(line: string) {
  const board = ofPhysiciansBoard.exec(line)?.[1];
  return board !== undefined && boardProblem(`Board certified by the ${board}`) === null;
}
