import type { FoundInvoice } from "#domain/billing/find-invoice.server.ts";
import { invoiceNames } from "#domain/billing/plan.ts";
import { addressLine } from "#shared/address-line.ts";
import { formatCents } from "#shared/money.ts";
import { dayOf } from "./plan-view.server.ts";

export type InvoiceShown = ReturnType<typeof invoiceShown>;

export function invoiceShown({ invoice, listing, payerEmail, provider }: FoundInvoice) {
  const { number, state, amountCents, refundedCents, issuedAt, paidAt, periodFrom, periodTo } =
    invoice;
  return {
    number,
    isTest: provider === "test",
    to: [listing.name, listing.address, addressLine({ ...listing, address: "" }), payerEmail],
    issued: dayOf(issuedAt),
    period: `${dayOf(periodFrom)} to ${dayOf(periodTo)}`,
    amount: formatCents(amountCents),
    refunded: refundedCents > 0 ? formatCents(refundedCents) : null,
    standing: paidAt ? `Paid on ${dayOf(paidAt)}` : invoiceNames[state],
  };
}
