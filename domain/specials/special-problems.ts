export type SpecialProblem = "unknown-treatment" | "not-allowed" | "regular-price-missing";

export const problemWords: Record<
  SpecialProblem,
  { field: "treatment" | "originalPrice"; message: string }
> = {
  "unknown-treatment": { field: "treatment", message: "Choose a treatment of the list" },
  "not-allowed": {
    field: "treatment",
    message: "A regulator warns of this treatment: no special can be about it",
  },
  "regular-price-missing": {
    field: "originalPrice",
    message: "For this treatment California asks for the regular price and the special price",
  },
};
