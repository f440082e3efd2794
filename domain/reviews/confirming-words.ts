/** Phrases in a reply that disclose a treatment. Kept simple, so that authors can see why. */
const telling: RegExp[] = [
  /\bthank(?:s| you)(?: \w+)? for (?:visiting|coming|choosing|trusting|seeing|being (?:a|our))\b/,
  /\b(?:your|his|her|their) (?:treatments?|appointments?|visits?|procedures?|sessions?|injections?|results?|consultations?|chart|file|records?|skin|lips|face|body)\b/,
  /\b(?:when|since|after|before|while|that) you (?:were here|came|visited|saw us|left|were treated|had)\b/,
  /\byou (?:came|visited|received|booked|signed|were seen|were treated|were a|have been a|are a)\b/,
  /\b(?:we|our \w+|i|she|he) (?:saw|treated|injected|gave|told|examined|met|called) you\b/,
  /\b(?:see|welcome|have) you (?:again|back|next)\b/,
  /\bour (?:valued |longtime |long-time |dear )?(?:patient|client|guest|customer)\b/,
  /\b(?:having|had|have) you (?:as|in|with)\b/,
];

/** Returns the first phrase of a reply that confirms the author was a patient, or null. */
export function confirmingWords(text: string) {
  const plain = text.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ");
  const found = telling.map((pattern) => pattern.exec(plain)).filter((match) => match !== null);
  const [first] = found.toSorted((one, other) => one.index - other.index);
  return first?.[0] ?? null;
}
