/**
 * Agencies that take complaints about providers and treatments in this region. `of`: shown where a
 * provider has such people or services; without it, everywhere.
 */
const allOffices = [
  {
    name: "Medical Board of California",
    about: "physicians, and medical treatments by people without a license",
    url: "https://www.mbc.ca.gov/",
  },
  {
    name: "California Board of Registered Nursing",
    about: "registered nurses and nurse practitioners",
    url: "https://www.rn.ca.gov/",
  },
  {
    name: "California Board of Barbering and Cosmetology",
    about: "estheticians, electrologists, and their establishments",
    url: "https://www.barbercosmo.ca.gov/",
  },
  {
    name: "FDA MedWatch",
    about: "harm from a drug, device or injected product",
    url: "https://www.fda.gov/safety/medwatch",
  },
  {
    name: "Osteopathic Medical Board of California",
    about: "osteopathic physicians (DO)",
    url: "https://www.ombc.ca.gov/",
    of: /\bDO\b|\bosteopath/,
  },
  {
    name: "Physician Assistant Board",
    about: "physician assistants",
    url: "https://www.pab.ca.gov/",
    of: /\bPA(?:-C)?\b|physician assistant/i,
  },
  {
    name: "Board of Vocational Nursing and Psychiatric Technicians",
    about: "licensed vocational nurses and psychiatric technicians",
    url: "https://www.bvnpt.ca.gov/",
    of: /\bL[VP]N\b|vocational nurse|psychiatric technician/i,
  },
  {
    name: "California Board of Naturopathic Medicine",
    about: "naturopathic doctors (ND)",
    url: "https://www.naturopathic.ca.gov/",
    of: /\bND\b|\bN\.D\.|[Nn]aturopath/,
  },
  {
    name: "California Acupuncture Board",
    about: "acupuncturists",
    url: "https://www.acupuncture.ca.gov/",
    of: /\bL\.?Ac\b|\bDAOM\b|acupunctur/i,
  },
  {
    name: "California Massage Therapy Council",
    about: "certified massage therapists",
    url: "https://www.camtc.org/",
    of: /\bCMT\b|\bCAMTC\b|massage/i,
  },
  {
    name: "California Board of Chiropractic Examiners",
    about: "chiropractors",
    url: "https://www.chiro.ca.gov/",
    of: /\bDC\b|[Cc]hiropract/,
  },
  {
    name: "Dental Board of California",
    about: "dentists",
    url: "https://www.dbc.ca.gov/",
    of: /\bD[DM][SD]\b|[Dd]entist/,
  },
  {
    name: "Orange County Health Care Agency",
    about: "permanent makeup and other body art",
    url: "https://www.ochealthinfo.com/",
    of: /body art|permanent makeup|micropigment|microblad|tattoo artist/i,
  },
] as const;

export const complaintOffices = allOffices.filter((office) => !("of" in office));

/**
 * Finds the offices for complaints. `words`: titles, letters and services of a provider's people.
 */
export const complaintOfficesFor = (words: string) =>
  allOffices.filter((office) => !("of" in office) || office.of.test(words));
