/** The name, the region and the constants that a re-brand edits. The places and treatments are in the JSON files beside this one. */
export const brand = {
  name: "OC MedSpa Guide",
  tagline: "Orange County's Premier MedSpa Guide",
  description: "Compare medical spas and wellness providers in Orange County, California: treatments, prices, hours and credentials in one calm place.",
  contactEmail: "hello@ocmedspaguide.example",
  /** Stands on every mail to many. Invented, like everything of the demonstration: put your own here. */
  postalAddress: "1 Civic Center Plaza, Suite 555, Irvine, CA 92606",
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
  cancerPrevention: { name: "Cancer prevention", url: "https://www.cancer.gov/about-cancer/causes-prevention" },
} as const;

/** The one price, wherever it is named. */
export const premier = { priceCents: 2_900, trialDays: 30, refundDays: 7 } as const;
