import { z } from "zod";
import { mostListed } from "./shortlist.ts";

const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9-]+$/, "A slug is what stands in the address of a listing.");

export const shortlistSchema = z.object({
  slugs: z
    .array(slug)
    .min(1, "Name at least one listing.")
    .max(mostListed, `A list holds ${mostListed} listings at most.`),
});
