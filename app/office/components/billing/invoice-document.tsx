import { Heading } from "#app/components/ui/heading.tsx";
import { useContactDetails } from "#app/http/contact-details.ts";
import { brand } from "#site/brand.ts";
import type { InvoiceView } from "./invoice-view.server.ts";

export function InvoiceDocument({
  invoice: { isTest, to, period, amount, refunded, status },
}: {
  invoice: InvoiceView;
}) {
  const { email, postalAddress, legalName } = useContactDetails();
  return (
    <div className="grid gap-8">
      {isTest && (
        <p className="rounded-card border border-dashed border-gold p-5 text-sm">
          <strong className="block text-gold">Test payment</strong> This site does not currently
          take payments. Nothing was charged for this invoice.
        </p>
      )}
      <div className="grid gap-8 border-t border-line pt-6 sm:grid-cols-2">
        <Party
          name="From"
          lines={[brand.name, legalName, ...postalAddress.split(/, (?=[^,]*,[^,]*$)/), email]}
        />
        <Party name="To" lines={to} />
      </div>
      <table className="w-full text-left">
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col" className="pb-2 font-normal">
              For
            </th>
            <th scope="col" className="pb-2 text-right font-normal">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          <Line name="Premier Listing" note={period} amount={amount} />
          {refunded && <Line name="Refund" amount={`−${refunded}`} />}
        </tbody>
      </table>
      <p className="text-right font-semibold">{status}</p>
    </div>
  );
}

function Party({ name, lines }: { name: string; lines: string[] }) {
  return (
    <section className="min-w-0">
      <Heading size="xs">{name}</Heading>
      {lines.map((line, index) => (
        <p key={line} className={`wrap-anywhere ${index === 0 ? "mt-1 font-semibold" : ""}`}>
          {line}
        </p>
      ))}
    </section>
  );
}

function Line({ name, note, amount }: { name: string; note?: string; amount: string }) {
  return (
    <tr className="border-y border-line">
      <th scope="row" className="py-4 pr-4 font-normal">
        {name}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </th>
      <td className="py-4 text-right align-top">{amount}</td>
    </tr>
  );
}
