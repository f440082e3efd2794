const acronyms = new Set(
  "MD DO NP PA RN DDS DMD DC LAC PHD IV IVF OC LA CA USA LLC LLP LP PC PLLC PLC PRP IPL RF HIFU HBOT NAD TMS HRT BHRT DNA ABC NW NE SW SE PCH II III SKN".split(
    " ",
  ),
);
const small = new Set("and or of the at by for in on to a an de del la las los y".split(" "));
const longestInitials = 4;

/** Converts a name or address in capitals to normal case. Leaves mixed case alone. */
export function tidyCapitals(text: string) {
  const letters = text.replace(/[^\p{L}]/gu, "");
  const isAlone = !/\s/.test(text.trim()) && letters.length <= longestInitials;
  if (letters !== letters.toUpperCase() || letters.length < 3 || isAlone) return text;
  return text.split(/(\s+)/).map(tidyWord).join("");
}

function tidyWord(word: string, index: number) {
  const bare = word.replace(/[^\p{L}\p{N}]/gu, "");
  if (acronyms.has(bare) || isInitials(word, bare) || /\d/.test(bare)) return word;
  if (index > 0 && small.has(word.toLowerCase())) return word.toLowerCase();
  return word
    .toLowerCase()
    .replace(
      /(^|[^\p{L}'’])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(
      /^(O['’]|Mc)(\p{L})(?=\p{L}{2})/u,
      (_, start: string, letter: string) => start + letter.toUpperCase(),
    );
}

/**
 * Recognizes initials, "M.D." and "BTX": dotted or unpronounceable. Abbreviated streets and
 * companies are pronounceable.
 */
function isInitials(word: string, bare: string) {
  if (/^(?:\p{L}\.){2,}/u.test(word)) return true;
  return (
    bare.length >= 2 &&
    bare.length <= longestInitials &&
    !/[AEIOUY]/.test(bare) &&
    !/^(ST|DR|RD|BLVD|LN|PL|CT|PKWY|HWY|MT|FT|FL|CTR|PLZ|STR)$/.test(bare)
  );
}
