import { z } from "zod";
import { maxShortlistListings } from "./shortlist.ts";

const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9-]+$/, "A slug is the last part of a listing’s address.");

export const shortlistSchema = z.object({
  slugs: z
    .array(slug)
    .min(1, "Give at least one listing.")
    .max(maxShortlistListings, `A list can have at most ${maxShortlistListings} listings.`),
});
