import type { ListingSubmission } from "#domain/catalogue/submissions/submission.ts";

export function submission(changes: Record<string, unknown> = {}) {
  const complete: ListingSubmission = {
    name: "Harbor Light Aesthetics",
    description:
      "Two nurses and a physician offer injectables and laser treatments in small, quiet rooms.",
    address: "100 Test Street, Suite 4",
    city: "irvine",
    zipCode: "92618",
    phone: "(657) 555-0142",
    email: "hello@harbor-light.example.com",
    website: "https://harbor-light.example.com",
    categories: ["cosmetic-injectables-fillers", "laser-light-therapies"],
    services: ["Botox", "IPL"],
    hours: "Mon-Fri 9am-6pm",
    listingType: "standard",
    priceRange: "$$",
    attestation: true,
  };
  return { ...complete, ...changes } as ListingSubmission;
}
