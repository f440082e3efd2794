/** Owners may write "lun-vie 9am-6pm; sáb 10am a 4pm; dom cerrado". Lower case, before parsing. */
const spanish: [RegExp, string][] = [
  [/\b(?:todos los d[ií]as|diario|diariamente)(?!\p{L})/gu, "daily"],
  [/\bentre semana\b/gu, "weekdays"],
  [/\bfin(?:es)? de semana\b/gu, "weekends"],
  [/\blun(?:es)?\b/gu, "mon"],
  [/\bmar(?:tes)?\b/gu, "tue"],
  [/\bmi[eé](?:rcoles)?(?!\p{L})/gu, "wed"],
  [/\bjue(?:ves)?\b/gu, "thu"],
  [/\bvie(?:rnes)?\b/gu, "fri"],
  [/\bs[aá]b(?:ados?)?\b/gu, "sat"],
  [/\bdom(?:ingos?)?\b/gu, "sun"],
  [/\bcerrad[oa]s?\b/gu, "closed"],
  [/\b24 horas\b/gu, "24 hours"],
  [/\bmediod[ií]a\b/gu, "noon"],
  [/\bmedianoche\b/gu, "midnight"],
  [/([ap])\.\sm\.?/gu, "$1m"],
  [/(?<=\s)a(?=\s+(?:\d|mon|tue|wed|thu|fri|sat|sun))/gu, "to"],
  [/(?<=\s)y(?=\s)/gu, "and"],
  [/(?<=^|\s)(?:de|los|las)(?=\s)/gu, ""],
];

export const hoursInEnglish = (text: string) =>
  spanish.reduce((words, [pattern, english]) => words.replace(pattern, english), text);
