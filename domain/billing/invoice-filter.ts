import { oneOf } from "#shared/one-of.ts";
import { withQuery } from "#shared/with-query.ts";

/** `refundable`: paid within the promised refund period. */
export const invoiceStates = ["refundable", "paid", "open", "refunded", "void"] as const;
export type InvoiceFilter = { state?: (typeof invoiceStates)[number]; words?: string };

const mostWords = 100;

export function readInvoiceFilter(parameters: URLSearchParams): InvoiceFilter {
  const state = oneOf(invoiceStates, parameters.get("state") ?? "");
  const words = (parameters.get("q") ?? "").trim().slice(0, mostWords);
  return { ...(state && { state }), ...(words && { words }) };
}

export const invoicesAt = (path: string, { state, words }: InvoiceFilter, page = 1) =>
  withQuery(path, { state, q: words, page });
