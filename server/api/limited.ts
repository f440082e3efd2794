import type { Context, Next } from "hono";
import {
  countStranger,
  type SignedOutAction,
} from "#domain/accounts/rate-limit/limit-by-network.server.ts";
import type { Services } from "#domain/services.ts";
import { problems } from "./parts.ts";
import { tooMany } from "./who-calls.ts";

export const limits = {
  429: problems("Too many requests from this network; `Retry-After` says when to try again."),
};

export function limited(services: Services, what: SignedOutAction) {
  return async (context: Context, next: Next) => {
    const wait = await countStranger(services, what, context.get("visiting").from);
    return wait === null ? next() : tooMany(wait);
  };
}
