import type Stripe from "stripe";
import type { StripeConfig } from "#platform/config.ts";
import { PaymentsUnreachable } from "./payments.ts";

/** Loads the library with the first call, because it is large. */
export function createStripeClient({
  secretKey,
  apiUrl,
}: Pick<StripeConfig, "secretKey" | "apiUrl">) {
  let loading: Promise<{ client: Stripe; isUnreachable: (error: unknown) => boolean }> | undefined;
  const load = async () => {
    const { default: Stripe } = await import("stripe");
    const { StripeConnectionError, StripeError } = Stripe.errors;
    const client = new Stripe(secretKey, {
      timeout: 10_000,
      maxNetworkRetries: 1,
      telemetry: false,
      ...elsewhere(apiUrl),
    });
    // 409: the same call is in progress.
    const isLater = (status = 0) => status === 409 || status === 429 || status >= 500;
    const isUnreachable = (error: unknown) =>
      error instanceof StripeConnectionError ||
      (error instanceof StripeError && isLater(error.statusCode));
    return { client, isUnreachable };
  };
  /** Throws PaymentsUnreachable if there is no answer, or not now. */
  return async <Answer>(ask: (client: Stripe) => Promise<Answer>): Promise<Answer> => {
    loading ??= load();
    const { client, isUnreachable } = await loading;
    try {
      return await ask(client);
    } catch (error) {
      throw isUnreachable(error)
        ? new PaymentsUnreachable("Stripe does not respond", { cause: error })
        : error;
    }
  };
}

function elsewhere(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isSafe = protocol === "https:";
  return {
    host: hostname,
    port: port || (isSafe ? 443 : 80),
    protocol: isSafe ? ("https" as const) : ("http" as const),
  };
}

export const isRefusal = (error: unknown, code: string) =>
  typeof error === "object" && error !== null && "code" in error && error.code === code;

export const statusOf = (error: unknown) =>
  typeof error === "object" && error !== null && "statusCode" in error
    ? Number(error.statusCode)
    : 0;
