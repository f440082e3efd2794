import { z } from "zod";
import { oneLine } from "#shared/typed-text.ts";
import { type ApiKeyScope, isOfSite, scopeNames } from "./scopes.ts";

export const apiKeyLifetimes = {
  "30": "30 days",
  "90": "90 days",
  "365": "A year",
  never: "Until it is revoked",
} as const;

/** Scopes for listing keys. Site keys may have all scopes. */
export const scopesForKeyKind = (place: "listing" | "site"): ApiKeyScope[] =>
  scopeNames.filter((scope) => place === "site" || !isOfSite(scope));

export const keySchema = (place: "listing" | "site") =>
  z.object({
    name: oneLine("Give the key a name.")
      .min(1, "Give the key a name.")
      .max(60, "This is longer than 60 characters."),
    scopes: z
      .array(z.enum(scopesForKeyKind(place), "Choose what the key can do."))
      .min(1, "Choose what the key can do."),
    days: z.enum(
      Object.keys(apiKeyLifetimes) as (keyof typeof apiKeyLifetimes)[],
      "Choose when the key expires.",
    ),
  });

export type ApiKeyInput = z.infer<ReturnType<typeof keySchema>>;
