import { Link } from "react-router";
import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { formatLocalDay } from "#app/components/billing/plan-view.server.ts";
import { SearchLine } from "#app/components/office/search-line.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Figures } from "#app/components/ui/figures.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { pageSize, pageWindow, readPageNumber } from "#app/http/pagination.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { invoiceStates, invoicesAt, readInvoiceFilter } from "#domain/billing/invoice-filter.ts";
import { listInvoices } from "#domain/billing/list-invoices.server.ts";
import { invoiceNames } from "#domain/billing/plan.ts";
import { formatCents } from "#shared/money.ts";
import { pick } from "#shared/pick.ts";
import { plural } from "#shared/say.ts";
import { premier } from "#site/plans.ts";
import type { Route } from "./+types/list.ts";

const path = "/admin/invoices";

export const middleware = [authorize("revenue.read")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const filter = readInvoiceFilter(args.url.searchParams);
  const page = readPageNumber(args.url);
  const { invoices, sums } = permitted(
    await listInvoices(services, actor, filter, pageWindow(page)),
  );
  return {
    filter,
    page,
    pages: Math.ceil(sums.count / pageSize),
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

const tabNames = { ...invoiceNames, refundable: "Refundable" };

export default function Invoices({
  loaderData: { filter, page, pages, total, sums, invoices },
}: Route.ComponentProps) {
  const { state, ...words } = filter;
  const tabs = [undefined, ...invoiceStates].map((each) => ({
    name: each ? tabNames[each] : "All",
    href: invoicesAt(path, { ...words, ...(each && { state: each }) }),
    isCurrent: each === state,
  }));
  return (
    <AdminPage
      title="Invoices"
      lead={`What was charged for Premier, paid and refunded. Anyone who asks within ${premier.refundDays} days of a payment gets a refund: open the invoice.`}
    >
      <Tabs label="Invoices by state" tabs={tabs} />
      <SearchLine
        action={path}
        label="Number, listing or email"
        words={filter.words}
        hidden={state && { state }}
      />
      <div id="results" tabIndex={-1} className="outline-none">
        {invoices.length === 0 ? (
          <EmptyState
            title="No matching invoices"
            text={
              filter.words || state
                ? "Nothing matches your search."
                : "The first one appears when the first free month is over."
            }
          />
        ) : (
          <>
            <Figures
              figures={[
                { name: "Invoices", value: total.toLocaleString("en-US") },
                { name: "Paid", value: sums.paid },
                { name: "Refunded", value: sums.refunded },
                { name: "Open", value: sums.open },
              ]}
            />
            <InvoiceTable invoices={invoices} />
            <p className="mt-6">
              <ButtonLink href={invoicesAt(`${path}/invoices.csv`, filter)} variant="secondary">
                Export {plural(total, "invoice")} as CSV
              </ButtonLink>
            </p>
          </>
        )}
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => invoicesAt(path, filter, number)}
        />
      </div>
    </AdminPage>
  );
}

function InvoiceTable({ invoices }: Pick<Route.ComponentProps["loaderData"], "invoices">) {
  return (
    <table aria-label="Invoices" className="mt-8 w-full text-sm">
      <thead className="text-left text-muted max-md:sr-only">
        <tr>
          <th scope="col" className="pb-2 font-medium">
            Invoice
          </th>
          <th scope="col" className="pb-2 pl-6 font-medium max-md:hidden">
            Paid by
          </th>
          <th scope="col" className="pb-2 pl-6 font-medium max-md:hidden">
            State
          </th>
          <th scope="col" className="pb-2 pl-6 text-right font-medium">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(
          ({ id, number, state, isOpen, day, amount, refunded, payerEmail, listing }) => (
            <tr key={id} className="border-t border-line align-baseline">
              <th scope="row" className="py-3 text-left font-normal">
                <Link
                  to={`/admin/invoices/${id}`}
                  className="text-link inline-flex min-h-6 items-center"
                >
                  {number}
                </Link>
                <span className="block font-display text-lg wrap-anywhere">{listing.name}</span>
                <span className="block text-muted md:hidden">
                  {state}, {day}
                </span>
              </th>
              <td className="py-3 pl-6 text-muted wrap-anywhere max-md:hidden">{payerEmail}</td>
              <td className={`py-3 pl-6 max-md:hidden ${isOpen ? "text-coral" : ""}`}>
                {state}
                <span className="block whitespace-nowrap text-muted">{day}</span>
              </td>
              <td className="py-3 pl-6 text-right whitespace-nowrap tabular-nums">
                {amount}
                {refunded && <span className="block text-muted">−{refunded}</span>}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
