/** Name, region and constants for a rebrand. Cities and treatments are in the JSON files here. */
export const brand = {
  name: "OC MedSpa Guide",
  tagline: "Orange County’s Premier MedSpa Guide",
  description:
    "Compare med spas and wellness providers in Orange County, California: treatments, prices, hours and licenses, all in one place.",
  contactEmail: "hello@ocmedspaguide.example",
  /** Appears in every mailing and invoice. An example, like everything in the demonstration: enter your own at /admin/settings. */
  postalAddress: "1 Example Way, Irvine, CA 92614",
  /** Legal entity in the Terms and the Privacy policy. Enter your own at /admin/settings. */
  operator: {
    legalName: "OC MedSpa Guide (a demonstration, not a registered company)",
    venue: "Orange County, California",
  },
  productSource: "ocmedspaguide",
  region: {
    name: "Orange County",
    shortName: "OC",
    state: "California",
    stateCode: "CA",
    country: "US",
    geoRegion: "US-CA",
    timeZone: "America/Los_Angeles",
    /** Bounding box of cities and demo listings. A position outside is a typo. */
    bounds: { south: 33.3, west: -118.2, north: 34, east: -117.4 },
  },
  /** Footer links, also `sameAs` for search engines. Admins can add more at /admin/settings. */
  social: [] as { name: string; url: string }[],
  cancerPrevention: {
    name: "Cancer prevention",
    url: "https://www.cancer.gov/about-cancer/causes-prevention",
  },
} as const;
