import type { Problem, Problems } from "#domain/problem.ts";
import type { ChangeSpecialResult, CreateSpecialResult } from "./own-specials.server.ts";
import { maxSpecials, type SpecialProblem } from "./special.ts";

const ofTheOffer: Record<SpecialProblem, Problem> = {
  "unknown-treatment": {
    status: 422,
    field: "treatment",
    message: "Choose a treatment from the list",
  },
  "not-allowed": {
    status: 422,
    field: "treatment",
    message: "A regulator warns about this treatment: it cannot have a special",
  },
  private: {
    status: 422,
    field: "treatment",
    message: "Vouchers would record who asks for this treatment: it cannot have a special",
  },
  "regular-price-missing": {
    status: 422,
    field: "originalPrice",
    message: "For this treatment California requires the regular price and the special price",
  },
};
const notFound = { status: 404, message: "It does not exist, or belongs to someone else." };
const over = { status: 422, field: "validTo", message: "End date must not be before today" };

export const createSpecialProblems: Problems<
  Exclude<CreateSpecialResult, { outcome: "created" }>,
  string
> = {
  ...ofTheOffer,
  "not-found": notFound,
  over,
  "too-many": {
    status: 409,
    message: `A listing has at most ${maxSpecials} specials at a time. End one that you no longer need, then create this one.`,
  },
};

export const saveSpecialProblems: Problems<
  Exclude<ChangeSpecialResult, "done"> | SpecialProblem,
  string
> = {
  ...ofTheOffer,
  "not-found": notFound,
  over,
  claimed: {
    status: 409,
    field: "specialPrice",
    message: "Visitors have claimed this at its price. End it, and create a new one",
  },
};

/** Problems of ending, pausing and resuming. */
export const specialStateProblems: Problems<Exclude<ChangeSpecialResult, "done">, string> = {
  "not-found": notFound,
  over: { status: 409, message: "This special has ended. Create a new one." },
  claimed: saveSpecialProblems.claimed,
};
