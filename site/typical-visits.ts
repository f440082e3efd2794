/** Amount of a treatment per visit. `unit` is that of the listed price. */
export type TypicalVisit = {
  unit: "per unit" | "per syringe" | "per vial" | "per cycle";
  from: number;
  to: number;
};

/**
 * Typical amounts for an adult's visit, to compare unit prices with prices per visit. Pages say
 * "about" and state the amount: the provider decides it after an examination. Treatments without an
 * entry get no price per visit.
 */
export const typicalVisits: Record<string, TypicalVisit> = {
  botox: { unit: "per unit", from: 20, to: 40 },
  xeomin: { unit: "per unit", from: 20, to: 40 },
  jeuveau: { unit: "per unit", from: 20, to: 40 },
  dysport: { unit: "per unit", from: 50, to: 120 },
  daxxify: { unit: "per unit", from: 40, to: 80 },
  "dermal-fillers": { unit: "per syringe", from: 1, to: 2 },
  juvederm: { unit: "per syringe", from: 1, to: 2 },
  restylane: { unit: "per syringe", from: 1, to: 2 },
  radiesse: { unit: "per syringe", from: 1, to: 2 },
  sculptra: { unit: "per vial", from: 1, to: 2 },
  kybella: { unit: "per vial", from: 2, to: 4 },
  coolsculpting: { unit: "per cycle", from: 2, to: 4 },
};
