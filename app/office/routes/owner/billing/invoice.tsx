import { requireFound } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { InvoiceDocument } from "#app/office/components/billing/invoice-document.tsx";
import { presentInvoice } from "#app/office/components/billing/invoice-view.server.ts";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { findInvoice } from "#domain/billing/find-invoice.server.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/invoice.ts";

export const middleware = [authorize("invoices.read")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const found = requireFound(await findInvoice(services, actor, readId(args.params.id)));
  return presentInvoice(found);
}

export const meta = privatePage("Invoice");

export default function Invoice({ loaderData: invoice }: Route.ComponentProps) {
  return (
    <OwnerPage title="Invoice" lead={`${invoice.number}, ${invoice.issued}`}>
      <InvoiceDocument invoice={invoice} />
    </OwnerPage>
  );
}
