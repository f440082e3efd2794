import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { pageAt } from "#app/http/pagination.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { formatLocalDay } from "#app/office/components/billing/plan-view.server.ts";
import { Figures } from "#app/office/components/ui/figures.tsx";
import { ResourceList } from "#app/office/components/ui/resource-list.tsx";
import { RowLink } from "#app/office/components/ui/resource-table.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { readInvoiceFilter } from "#domain/billing/invoice-filter.ts";
import { listInvoices } from "#domain/billing/list-invoices.server.ts";
import { invoiceNames } from "#domain/billing/plan.ts";
import { formatCents } from "#shared/money.ts";
import { pick } from "#shared/pick.ts";
import { refundDays } from "#site/plans.ts";
import type { Route } from "./+types/list.ts";

const path = "/admin/invoices";

export const middleware = [authorize("revenue.read")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const filter = readInvoiceFilter(args.url.searchParams);
  const { invoices, sums } = permitted(
    await listInvoices(services, actor, filter, pageAt(args.url)),
  );
  return {
    total: sums.count,
    sums: {
      paid: formatCents(sums.paidCents),
      refunded: formatCents(sums.refundedCents),
      open: formatCents(sums.openCents),
    },
    invoices: invoices.map(({ state, refundedCents, ...invoice }) => ({
      ...pick(invoice, ["id", "number", "payerEmail", "listing"]),
      isOpen: state === "open",
      state: invoiceNames[state],
      day: formatLocalDay(invoice.paidAt ?? invoice.issuedAt),
      amount: formatCents(invoice.amountCents),
      refunded: refundedCents > 0 ? formatCents(refundedCents) : null,
    })),
  };
}

export const meta = privatePage("Invoices");

const tabNames = { refundable: "Refundable", ...invoiceNames };

export default function Invoices({ loaderData: { total, sums, invoices } }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Invoices"
      lead={`What was charged for Premier, paid and refunded. Anyone who asks within ${refundDays} days of a payment gets a refund: open the invoice.`}
    >
      <ResourceList
        label="Invoices"
        path={path}
        one="invoice"
        tabs={{ label: "Invoices by state", parameter: "state", names: tabNames }}
        filters={[{ name: "q", label: "Number, listing or email" }]}
        summary={
          <div className="mb-6">
            <Figures
              figures={[
                { name: "Paid", value: sums.paid },
                { name: "Refunded", value: sums.refunded },
                { name: "Open", value: sums.open },
              ]}
            />
          </div>
        }
        rows={invoices}
        total={total}
        csv={`${path}/invoices.csv`}
        columns={[
          {
            name: "Invoice",
            cell: ({ id, number, listing }) => (
              <RowLink href={`${path}/${id}`} below={listing.name}>
                {number}
              </RowLink>
            ),
          },
          { name: "Paid by", cell: ({ payerEmail }) => payerEmail },
          {
            name: "State",
            cell: ({ state, isOpen }) => (
              <span className={isOpen ? "text-coral" : ""}>{state}</span>
            ),
          },
          { name: "Date", cell: ({ day }) => <span className="whitespace-nowrap">{day}</span> },
          {
            name: "Amount",
            isNumber: true,
            cell: ({ amount, refunded }) => (
              <span>
                {amount}
                {refunded && <span className="block text-muted">−{refunded}</span>}
              </span>
            ),
          },
        ]}
        empty={{
          title: "No invoices yet",
          text: "The first one appears when the first free month is over.",
        }}
      />
    </AdminPage>
  );
}
