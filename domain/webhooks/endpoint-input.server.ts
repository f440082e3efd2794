import { z } from "zod";
import { mayReachHost, publicByHttps } from "#integrations/website/outward.ts";
import { oneLine } from "#shared/typed-text.ts";
import { eventNames } from "./event.ts";

const missing = "Give the address that is to be called.";

export const endpointSchema = z.object({
  url: oneLine(missing)
    .min(1, missing)
    .max(500, "This is longer than 500 characters.")
    .refine(
      (url) => URL.canParse(url) && new URL(url).protocol === "https:",
      "Give a whole address that begins with https://.",
    )
    .refine(
      (url) => !URL.canParse(url) || !(new URL(url).username || new URL(url).password),
      "Leave name and password out: the signature says who calls.",
    )
    .refine(
      (url) => !URL.canParse(url) || mayReachHost(new URL(url), publicByHttps),
      "Give an address on the public internet: we cannot call localhost or a private network.",
    ),
  description: oneLine("Say what it is for.").max(120, "This is longer than 120 characters."),
  events: z
    .array(z.enum(eventNames, "Choose what it is told."), "Choose what it is told.")
    .min(1, "Choose what it is told."),
});

export type EndpointInput = z.infer<typeof endpointSchema>;
