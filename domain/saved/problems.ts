import type { Problems } from "#domain/problem.ts";
import { maxFavorites } from "./limits.ts";

export const saveFavoriteProblems: Problems<"full" | "not-found", string> = {
  full: {
    status: 409,
    code: "favorites-full",
    message: `You have saved ${maxFavorites} med spas, which is the limit. Remove one first.`,
  },
  "not-found": { status: 404, message: "The requested med spa could not be found." },
};
