/** Reads from title, name and certificates who may perform medical treatments in California. */

export type Performer = { name: string; title: string; certifications: readonly string[] };

/** Letters after a name count only in capitals: "LE" is a license, "le" a word. */
const unlicensedForMedicine: [role: string, pattern: RegExp][] = [
  ["an esthetician", /\b(?:a?esthetician|cosmetologist|barber)s?\b/i],
  ["an esthetician", /\bLE\b/],
  ["a massage therapist", /\b(?:massage (?:therapist|practitioner)|CAMTC)\b/i],
  ["a massage therapist", /\b(?:CMT|LMT|CMP)\b/],
  ["a medical assistant", /\bmedical assistant\b/i],
  ["a medical assistant", /\b[CR]?MA\b(?! in\b)/],
  ["a vocational nurse", /\b(?:vocational|practical) nurse\b/i],
  ["a vocational nurse", /\b(?:LVN|LPN)\b|\bL\.V\.N\b/],
  ["an electrologist", /\belectrologist\b/i],
  ["a technician", /\b(?:technician|tech)\b/i],
];

const physician =
  /\b(?:medical director|physician(?!['’]?s?[- ](?:assistant|associate))|surgeon|dermatologist|internist|anesthesiologist|endocrinologist|medical doctor)\b/i;
const physicianLetters = /\b(?:MD|DO)\b|\bM\.D\b|\bD\.O\b/;
const nursePractitioner = /\bnurse (?:practitioner|anesthetist)\b/i;
const nursePractitionerLetters = /\b(?:NP|FNP|AGNP|WHNP|DNP|CRNA)\b/;
const supervised = /\b(?:registered nurse|physician['’]?s?[- ](?:assistant|associate)|NCCPA)\b/i;
const supervisedLetters = /\b(?:RN|BSN|MSN|PA|PA-C)\b/;

const saysTitle = ({ name, title }: Performer, words: RegExp, letters: RegExp) => words.test(title) || letters.test(title) || letters.test(afterComma(name));
const says = (who: Performer, words: RegExp, letters: RegExp) =>
  saysTitle(who, words, letters) || who.certifications.some((line) => words.test(line) || letters.test(line));

/** "Ruth Amory, MD": the letters, not the name. */
const afterComma = (name: string) => name.slice(name.indexOf(",") === -1 ? name.length : name.indexOf(","));

const ofPhysicianBoard = /\bcertified by the American (?:Osteopathic )?Board of\b/i;

/** A certificate may speak of the physician who taught the course: only a title, letters and a physicians' board make one. */
export const isPhysician = (who: Performer) =>
  saysTitle(who, physician, physicianLetters) || who.certifications.some((line) => physicianLetters.test(line) || ofPhysicianBoard.test(line));

const isNursePractitioner = (who: Performer) => says(who, nursePractitioner, nursePractitionerLetters);
export const needsSupervision = (who: Performer) => !isPhysician(who) && !isNursePractitioner(who) && says(who, supervised, supervisedLetters);

/** The role that bars a person from medical treatments whatever certificates they hold; null where they may perform them. */
export function barredRole(who: Performer) {
  if (isPhysician(who) || isNursePractitioner(who) || says(who, supervised, supervisedLetters)) return null;
  const texts = [who.title, afterComma(who.name), ...who.certifications];
  return unlicensedForMedicine.find(([, pattern]) => texts.some((text) => pattern.test(text)))?.[0] ?? null;
}
