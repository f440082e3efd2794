import { isOfPhysiciansBoard } from "#shared/board-certified.ts";

/**
 * Derives from title, name, and certificates who may perform medical treatments in California.
 */

export type Performer = { name: string; title: string; certifications: readonly string[] };

/** Letters after a name count only in capitals: "LE" is a license, "le" a word. */
const unlicensedForMedicine: [role: string, pattern: RegExp][] = [
  ["an esthetician", /\b(?:a?esthetician|cosmetologist|barber|esteticista|cosmet[oó]log[oa])s?\b/i],
  ["an esthetician", /\bLE\b/],
  ["a massage therapist", /\b(?:massage (?:therapist|practitioner)|CAMTC)\b/i],
  ["a massage therapist", /\b(?:CMT|LMT|CMP)\b/],
  ["a medical assistant", /\bmedical assistant\b|\basistente m[eé]dic[oa]\b/i],
  ["a medical assistant", /\b[CR]MA\b/],
  ["a vocational nurse", /\b(?:vocational|practical) nurse\b/i],
  ["a vocational nurse", /\b(?:LVN|LPN)\b|\bL\.V\.N\b/],
  ["an electrologist", /\belectrologist\b/i],
  ["a technician", /\b(?:technician|tech)\b/i],
  [
    "a student",
    /\bstudent (?:nurse|physician|doctor|injector)|\b(?:nurse|nursing|medical) student\b/i,
  ],
];
/** An assistant's letters, which are also a degree that a physician may have. */
const assistantOrDegree: (typeof unlicensedForMedicine)[number] = [
  "a medical assistant",
  /\bMA\b(?! in\b)/,
];

/** Excludes staff of a physician: "Dermatologist's coordinator", "Assistant to the surgeon". */
const physician =
  /(?<!\bto (?:the |a |our )?)\b(?:medical director|physician(?!['’]?s?[- ](?:assistant|associate))|surgeon|dermatologist|internist|anesthesiologist|endocrinologist|medical doctor)\b(?!['’]s?\b)/i;
const physicianLetters = /\b(?:MD|DO)\b|\bM\.D\b|\bD\.O\b/;
const nursePractitioner = /\bnurse (?:practitioner|anesthetist)\b/i;
const nursePractitionerLetters = /\b(?:NP|FNP|AGNP|WHNP|DNP|CRNA)\b/;
/** Certified for practice without a physician since 2026 (Business and Professions Code 2837.104). */
const independent = /\b104[- ](?:NP|nurse practitioner)\b|\bNP[- ]104\b/i;
const supervised = /\b(?:registered nurse|physician['’]?s?[- ](?:assistant|associate))\b/i;
const supervisedLetters = /\b(?:RN|BSN|MSN|PA|PA-C)\b/;
/** Licenses that allow some medical work, and words that leave the license open. */
const otherLicense =
  /\b(?:nurse|doctor|acupuncturist|chiropractor|dentist|optometrist|podiatrist|pharmacist|psychologist|physical therapist|enfermer[oa]|m[eé]dic[oa]|doctora)\b/i;
const otherLicenseLetters = /\b(?:CHT|EMT|DDS|DMD|OD|DPM|ND|DC|DPT|PharmD|LAc|DAOM)\b|\bL\.Ac\b/;

/** Work the chambers of a physician and treat no one otherwise. */
const chamberStaff: (typeof unlicensedForMedicine)[number] = [
  "a hyperbaric technologist",
  /\b(?:CHT|EMT)\b|\b(?:hyperbaric|chamber) (?:technologist|technician|operator|attendant)\b/i,
];

/**
 * Matches a certificate only if all of it is a license. Otherwise, the license may be that of the
 * course's teacher.
 */
const licenseLine =
  /^(?:(?:california|licensed|certified|family|adult[- ]gerontology|acute care|women['’]s health|aesthetic) )*(?:registered nurse(?: anesthetist)?|nurse (?:practitioner|anesthetist)|physician['’]?s?[- ](?:assistant|associate)|NCCPA[- ]certified|physician|medical doctor|RN|BSN|MSN|NP|FNP|AGNP|WHNP|DNP|CRNA|PA|PA-C|MD|DO|M\.D\.|D\.O\.)(?:-(?:C|BC))?(?: license)?(?: ?[,(#].*)?$/i;
const ofTraining = /\b(?:student|training|trainee|candidate|course|taught|instructor)\b/i;

/** Takes only the letters after the name: "Ruth Amory, MD". */
const afterComma = (name: string) =>
  name.slice(name.indexOf(",") === -1 ? name.length : name.indexOf(","));

const saysTitle = ({ name, title }: Performer, words: RegExp, letters: RegExp) =>
  words.test(title) || letters.test(title) || letters.test(afterComma(name));
const says = (who: Performer, words: RegExp, letters: RegExp) =>
  saysTitle(who, words, letters) ||
  who.certifications.some(
    (line) =>
      licenseLine.test(line) && !ofTraining.test(line) && (words.test(line) || letters.test(line)),
  );

const roleIn = (texts: readonly string[], roles = unlicensedForMedicine) =>
  roles.find(([, pattern]) => texts.some((text) => pattern.test(text)))?.[0] ?? null;
const ownRole = ({ title, name }: Performer) => roleIn([title, afterComma(name)]);

export const isPhysician = (who: Performer) =>
  ownRole(who) === null &&
  (says(who, physician, physicianLetters) || who.certifications.some(isOfPhysiciansBoard));
const isSupervised = (who: Performer) =>
  ownRole(who) === null &&
  (says(who, supervised, supervisedLetters) || who.certifications.some(isOfAssistants));
const isOfAssistants = (line: string) => /^(?:certified by (?:the )?)?NCCPA\b/.test(line);
const isLicensed = (who: Performer) =>
  isPhysician(who) || isNursePractitioner(who) || isSupervised(who);
const lines = ({ title, name, certifications }: Performer) => [
  title,
  afterComma(name),
  ...certifications,
];
export const isNursePractitioner = (who: Performer) =>
  ownRole(who) === null && says(who, nursePractitioner, nursePractitionerLetters);
const isIndependent = (who: Performer) =>
  isNursePractitioner(who) &&
  lines(who).some((line) => independent.test(line) && !ofTraining.test(line));
export const isChamberStaff = (who: Performer) =>
  !isLicensed(who) && roleIn(lines(who), [chamberStaff]) !== null;
export const needsSupervision = (who: Performer) =>
  !isPhysician(who) &&
  !isIndependent(who) &&
  (isNursePractitioner(who) || isSupervised(who) || isChamberStaff(who));

/**
 * Returns the role that excludes a person from medical treatments; null if they may perform them.
 * Title and letters outweigh certificates.
 */
export function barredRole(who: Performer) {
  const role = ownRole(who);
  if (role || isLicensed(who)) return role;
  return roleIn(lines(who), [...unlicensedForMedicine, assistantOrDegree, chamberStaff]);
}

/**
 * Detects profiles that do not say which license covers medical treatments: "Laser specialist".
 */
export const namesNoLicense = (who: Performer) =>
  barredRole(who) === null &&
  !isLicensed(who) &&
  !saysTitle(who, otherLicense, otherLicenseLetters);
