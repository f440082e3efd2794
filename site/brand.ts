/** The name, the region and the constants that a re-brand edits. The places and treatments are in the JSON files beside this one. */
export const brand = {
  name: "OC MedSpa Guide",
  tagline: "Orange County's Premier MedSpa Guide",
  description:
    "Compare medical spas and wellness providers in Orange County, California: treatments, prices, hours and credentials in one calm place.",
  contactEmail: "hello@ocmedspaguide.example",
  /** Appears in every mailing and invoice. An example, like everything in the demonstration: enter your own at /admin/settings. */
  postalAddress: "1 Example Way, Irvine, CA 92614",
  /** Who runs the site, as the Terms and the Privacy policy name it. Enter your own at /admin/settings. */
  operator: {
    legalName: "OC MedSpa Guide (a demonstration, not a registered company)",
    venue: "Orange County, California",
  },
  productSource: "ocmedspaguide",
  region: {
    name: "Orange County",
    state: "California",
    stateCode: "CA",
    country: "US",
    geoRegion: "US-CA",
    timeZone: "America/Los_Angeles",
    /** Where cities and demo listings may lie. A position outside is a typing error. */
    bounds: { south: 33.3, west: -118.2, north: 34, east: -117.4 },
  },
  /** Links in the footer, and `sameAs` for search engines. An admin can add them at /admin/settings, too. */
  social: [] as { name: string; url: string }[],
  cancerPrevention: {
    name: "Cancer prevention",
    url: "https://www.cancer.gov/about-cancer/causes-prevention",
  },
} as const;

/** The one price, wherever it is named. */
export const premier = { priceCents: 2_900, trialDays: 30, refundDays: 7 } as const;
