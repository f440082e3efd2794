import { Link } from "react-router";

type InvoiceRow = {
  id: number;
  number: string;
  state: string;
  isOpen: boolean;
  day: string;
  amount: string;
  refunded: string | null;
  payerEmail: string;
  listing: { slug: string; name: string };
};

export function InvoiceTable({ invoices }: { invoices: InvoiceRow[] }) {
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
