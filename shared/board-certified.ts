/**
 * Business and Professions Code 651(h)(5): "board certified" may be advertised only with the full name of the certifying board beside it,
 * and only for a board that is recognized.
 */
const claim = /\bboard[- \u2010\u2011]?certifi(?:ed|cation)\b|\bcertificad[oa] por (?:la|el) (?:junta|consejo)\b/i;
const namedBoard =
  /American (?:Osteopathic )?Board of \p{Lu}|Royal College of \p{Lu}|(?<!\p{L})\p{Lu}\p{L}+ (?:Nurse Practitioners |Nursing )?Certification Board\b|American Nurses Credentialing Center/u;
/** Boards that neither the American Board of Medical Specialties nor the Medical Board of California recognizes. */
const unrecognized = /American Board of (?:Laser Surgery|Obesity Medicine|Cosmetic Surgery|Venous (?:and|&) Lymphatic Medicine|Aesthetic Medicine|Anti-Aging)/i;

export const boardNameMissing =
  "California asks for the full name of the certifying board beside “board certified”, for example: Board certified by the American Board of Dermatology.";
export const boardNotRecognized = "California does not let members of this board call themselves board certified. Write “diplomate” instead.";

/** Returns the problem of a line that says "board certified" without a recognized board, or null. */
export function boardProblem(line: string) {
  if (!claim.test(line)) return null;
  if (!namedBoard.test(line)) return boardNameMissing;
  return unrecognized.test(line) ? boardNotRecognized : null;
}
