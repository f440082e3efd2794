import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { servicesContext } from "#app/context.ts";
import { requireSignedIn } from "#app/guards.ts";
import { missing } from "#app/missing.server.ts";
import { dayOf } from "#app/plan-shown.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { findInvoice } from "#domain/billing/find-invoice.server.ts";
import { invoiceNames } from "#domain/billing/plan.ts";
import { formatCents } from "#shared/money.ts";
import { readId } from "#shared/read-id.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/invoice.ts";

const pathOf = (id: string | undefined) => `/owner/plan/invoices/${id}`;

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireSignedIn(asked);
  const services = asked.context.get(servicesContext);
  const found = await findInvoice(services, actor, readId(asked.params.id));
  if (!found) throw await missing(services);
  const { invoice, medSpa, payerEmail, provider } = found;
  const { number, state, amountCents, refundedCents, issuedAt, paidAt, periodFrom, periodTo } = invoice;
  return {
    number,
    path: pathOf(asked.params.id),
    isTest: provider === "test",
    to: [medSpa.name, medSpa.address, `${medSpa.city}, ${brand.region.stateCode} ${medSpa.zipCode}`.trim(), payerEmail],
    issued: dayOf(issuedAt),
    period: `${dayOf(periodFrom)} to ${dayOf(periodTo)}`,
    amount: formatCents(amountCents),
    refunded: refundedCents > 0 ? formatCents(refundedCents) : null,
    standing: paidAt ? `Paid on ${dayOf(paidAt)}` : invoiceNames[state],
  };
}

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Invoice", description: "An invoice for Premier.", path: pathOf(params.id), isIndexed: false });
}

export default function Invoice({ loaderData }: Route.ComponentProps) {
  const { number, path, isTest, to, issued, period, amount, refunded, standing } = loaderData;
  return (
    <OwnerPage title="Invoice" lead={`${number}, ${issued}`} path={path} under={[{ name: "Plan", path: "/owner/plan" }]}>
      {isTest && (
        <p className="rounded-card border border-dashed border-gold p-5 text-sm">
          <strong className="block text-gold">Test payment</strong> This site takes no money at present. Nothing was charged for this invoice.
        </p>
      )}
      <div className="grid gap-8 border-t border-line pt-6 sm:grid-cols-2">
        <Party name="From" lines={[brand.name, ...brand.postalAddress.split(/, (?=[^,]*,[^,]*$)/), brand.contactEmail]} />
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
      <p className="text-right font-semibold">{standing}</p>
    </OwnerPage>
  );
}

function Party({ name, lines }: { name: string; lines: string[] }) {
  return (
    <section className="min-w-0">
      <h2 className="font-sans text-sm font-normal tracking-normal text-muted">{name}</h2>
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
