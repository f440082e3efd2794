import { useListingParam } from "#app/components/owner/listing-param.ts";
import { TextLink } from "#app/components/ui/text-link.tsx";
import type { PlanView } from "./plan-view.server.ts";

export function InvoiceList({ of, invoices }: { of: string; invoices: PlanView["invoices"] }) {
  const keep = useListingParam();
  if (invoices.length === 0) return null;
  return (
    <table className="w-full text-left text-sm">
      <caption className="pb-2 text-left font-semibold">
        Invoices<span className="sr-only"> of {of}</span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Invoice</th>
          <th scope="col">Amount</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, number, period, amount, state }) => (
          <tr key={number} className="border-t border-line">
            <th scope="row" className="py-3 pr-4 font-normal">
              <TextLink href={keep(`/owner/plan/invoices/${id}`)}>{number}</TextLink>
              <span className="mt-1 block text-muted">{period}</span>
            </th>
            <td className="py-3 pr-4 text-right">{amount}</td>
            <td className="py-3 text-right">{state}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
