import { oneOf } from "#shared/one-of.ts";

/** `refundable`: paid within the promised refund period. */
const invoiceStates = ["refundable", "paid", "open", "refunded", "void"] as const;
export type InvoiceFilter = { state?: (typeof invoiceStates)[number]; words?: string };

const mostWords = 100;

export function readInvoiceFilter(parameters: URLSearchParams): InvoiceFilter {
  const state = oneOf(invoiceStates, parameters.get("state") ?? "");
  const words = (parameters.get("q") ?? "").trim().slice(0, mostWords);
  return { ...(state && { state }), ...(words && { words }) };
}
