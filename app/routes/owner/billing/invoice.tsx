import { InvoiceDocument } from "#app/components/billing/invoice-document.tsx";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { presentInvoice } from "#app/routes/shared/billing/invoice-view.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { findInvoice } from "#domain/billing/find-invoice.server.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/invoice.ts";

const pathOf = (id: string | undefined) => `/owner/plan/invoices/${id}`;

export const middleware = [authorize("invoices.read")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const found = await findInvoice(services, actor, readId(args.params.id));
  if (!found) throw notFound();
  return { path: pathOf(args.params.id), invoice: presentInvoice(found) };
}

export const meta = privatePage("Invoice");

export default function Invoice({ loaderData: { path, invoice } }: Route.ComponentProps) {
  return (
    <OwnerPage
      title="Invoice"
      lead={`${invoice.number}, ${invoice.issued}`}
      path={path}
      under={[{ name: "Plan", path: "/owner/plan" }]}
    >
      <InvoiceDocument invoice={invoice} />
    </OwnerPage>
  );
}
