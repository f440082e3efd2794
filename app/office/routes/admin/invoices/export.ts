import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { csvResponse } from "#app/http/file-response.ts";
import { readInvoiceFilter } from "#domain/billing/invoice-filter.ts";
import { type ListedInvoice, listInvoices } from "#domain/billing/list-invoices.server.ts";
import { localDay } from "#shared/local-day.ts";
import type { Route } from "./+types/export.ts";

/** Row limit that spreadsheets can handle. */
const most = 50_000;
const head = [
  "Number",
  "Listing",
  "Address of the listing",
  "Paid by",
  "State",
  "Issued",
  "Paid",
  "Amount",
  "Refunded",
];

export const middleware = [authorize("revenue.read")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const filter = readInvoiceFilter(args.url.searchParams);
  const listed = await listInvoices(services, actor, filter, { limit: most, offset: 0 });
  return csvResponse("invoices", head, permitted(listed).invoices.map(cells));
}

const dayOf = (at: Date | null) => (at ? localDay(at) : "");
const dollars = (cents: number) => (cents / 100).toFixed(2);

function cells(invoice: ListedInvoice) {
  return [
    invoice.number,
    invoice.listing.name,
    invoice.listing.slug,
    invoice.payerEmail,
    invoice.state,
    dayOf(invoice.issuedAt),
    dayOf(invoice.paidAt),
    dollars(invoice.amountCents),
    dollars(invoice.refundedCents),
  ];
}
