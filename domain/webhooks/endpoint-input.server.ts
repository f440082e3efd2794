import { z } from "zod";
import { mayReachHost, publicByHttps } from "#integrations/website/outward.ts";
import { oneLine } from "#shared/typed-text.ts";
import { webhookEventNames } from "./event.ts";

const missing = "Enter the address to call.";

export const endpointSchema = z.object({
  url: oneLine(missing)
    .min(1, missing)
    .max(500, "This is longer than 500 characters.")
    .refine(
      (url) => URL.canParse(url) && new URL(url).protocol === "https:",
      "Enter a full address that begins with https://.",
    )
    .refine(
      (url) => !URL.canParse(url) || !(new URL(url).username || new URL(url).password),
      "Leave out the user name and password: the signature identifies the caller.",
    )
    .refine(
      (url) => !URL.canParse(url) || mayReachHost(new URL(url), publicByHttps),
      "Enter an address on the public internet: we cannot call localhost or a private network.",
    ),
  description: oneLine("Describe what it is for.").max(120, "This is longer than 120 characters."),
  events: z
    .array(z.enum(webhookEventNames, "Choose the events to send."), "Choose the events to send.")
    .min(1, "Choose the events to send."),
});

export type EndpointInput = z.infer<typeof endpointSchema>;
