/** Visible names of the groups in site/treatments/. */
export const treatmentGroups = [
  { id: "injectables", name: "Injectables" },
  { id: "skin", name: "Skin" },
  { id: "laser", name: "Laser and light" },
  { id: "body", name: "Body contouring" },
  { id: "anti-aging", name: "Anti-aging" },
  { id: "surgery", name: "Surgery" },
  { id: "iv", name: "IV therapy" },
  { id: "wellness", name: "Wellness" },
  { id: "massage", name: "Massage" },
  { id: "traditional", name: "Acupuncture and traditional medicine" },
];

type TreatmentFilter = { slug: string; name: string; groups?: string[]; slugs?: string[] };

/** Top-level filters. Each slug works wherever a category or treatment does. */
export const treatmentFilters: TreatmentFilter[] = [
  { slug: "injectables", name: "Injectables", groups: ["injectables"] },
  { slug: "skincare", name: "Skincare", groups: ["skin"] },
  { slug: "body", name: "Body Contouring", groups: ["body"] },
  { slug: "laser", name: "Laser Treatments", groups: ["laser"] },
  { slug: "wellness", name: "IV & Wellness", groups: ["iv", "wellness"] },
  { slug: "hbot", name: "HBOT", slugs: ["hbot"] },
  { slug: "spa", name: "Massage & Spa", groups: ["massage"] },
];

/** Groups that only a page of site/collections.ts has. Searches understand them, too. */
const collectionFilters: TreatmentFilter[] = [
  {
    slug: "iv-wellness",
    name: "IV Therapy & Wellness",
    groups: ["iv"],
    slugs: ["wellness-treatments"],
  },
  {
    slug: "modalities",
    name: "Modalities",
    groups: ["wellness", "massage", "traditional", "iv"],
    slugs: ["hormone-therapy", "peptide-therapy", "led-light-therapy"],
  },
];

export const treatmentFilterAt = (slug: string | undefined) =>
  [...treatmentFilters, ...collectionFilters].find((filter) => filter.slug === slug);
