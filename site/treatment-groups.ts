/** The groups of site/treatments/, as visitors read them. */
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
