/** Agencies that take complaints about providers and treatments in this region. */
export const complaintOffices = [
  {
    name: "Medical Board of California",
    about: "physicians, physician assistants, and medical treatments by people without a license",
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
] as const;
