export type SpecialProblem =
  | "unknown-treatment"
  | "not-allowed"
  | "private"
  | "regular-price-missing";

export const problemWords: Record<
  SpecialProblem,
  { field: "treatment" | "originalPrice"; message: string }
> = {
  "unknown-treatment": { field: "treatment", message: "Choose a treatment from the list" },
  "not-allowed": {
    field: "treatment",
    message: "A regulator warns about this treatment: it cannot have a special",
  },
  private: {
    field: "treatment",
    message: "Vouchers would record who asks for this treatment: it cannot have a special",
  },
  "regular-price-missing": {
    field: "originalPrice",
    message: "For this treatment California requires the regular price and the special price",
  },
};
