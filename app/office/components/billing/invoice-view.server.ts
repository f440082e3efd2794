import type { InvoiceDetails } from "#domain/billing/find-invoice.server.ts";
import { invoiceNames } from "#domain/billing/plan.ts";
import { addressLine } from "#shared/address-line.ts";
import { formatCents } from "#shared/money.ts";
import { formatLocalDay } from "./plan-view.server.ts";

export type InvoiceView = ReturnType<typeof presentInvoice>;

export function presentInvoice({ invoice, listing, payerEmail, provider }: InvoiceDetails) {
  const { number, state, amountCents, refundedCents, issuedAt, paidAt, periodFrom, periodTo } =
    invoice;
  return {
    number,
    isTest: provider === "test",
    to: [listing.name, listing.address, addressLine({ ...listing, address: "" }), payerEmail],
    issued: formatLocalDay(issuedAt),
    period: `${formatLocalDay(periodFrom)} to ${formatLocalDay(periodTo)}`,
    amount: formatCents(amountCents),
    refunded: refundedCents > 0 ? formatCents(refundedCents) : null,
    status: paidAt ? `Paid on ${formatLocalDay(paidAt)}` : invoiceNames[state],
  };
}
