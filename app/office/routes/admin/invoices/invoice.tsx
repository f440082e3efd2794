import { Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { formProblem } from "#app/forms/form-result.ts";
import { requireFound } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { InvoiceDocument } from "#app/office/components/billing/invoice-document.tsx";
import { presentInvoice } from "#app/office/components/billing/invoice-view.server.ts";
import { formatLocalDay } from "#app/office/components/billing/plan-view.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { findAnyInvoice } from "#domain/billing/find-invoice.server.ts";
import { refundInvoice } from "#domain/billing/manage-plan.server.ts";
import { refundableUntil } from "#domain/billing/plan.ts";
import { refundProblems } from "#domain/billing/problems.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/invoice.ts";

const list = "/admin/invoices";
const pathOf = (id: string | undefined) => `${list}/${id}`;

export const middleware = [authorize("revenue.read", "payments.refund")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const found = requireFound(await findAnyInvoice(services, actor, readId(args.params.id)));
  const until =
    found.provider === services.payments.provider ? refundableUntil(found.invoice) : null;
  return {
    path: pathOf(args.params.id),
    listing: found.listing,
    invoice: presentInvoice(found),
    refundable: until && until >= services.clock() ? formatLocalDay(until) : null,
  };
}

export const action = officeAction({
  run: ({ services, actor, args }) => refundInvoice(services, actor, readId(args.params.id)),
  problems: refundProblems,
  done: { done: { title: "Refunded", text: "We email the owner." } },
});

export const meta = privatePage("Invoice");

export default function Invoice({
  loaderData: { path, listing, invoice, refundable },
  actionData,
}: Route.ComponentProps) {
  return (
    <AdminPage
      title={`Invoice ${invoice.number}`}
      problem={formProblem(actionData)}
      lead={
        <>
          {invoice.issued},{" "}
          <TextLink href={`/admin/listings/${listing.slug}`}>{listing.name}</TextLink>
        </>
      }
    >
      <div className="mt-8 grid max-w-2xl gap-8">
        <InvoiceDocument invoice={invoice} />
        {refundable && (
          <Form
            method="post"
            action={path}
            className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6"
          >
            <p className="measure text-sm text-muted">
              Refundable until {refundable}, to the card that paid. Premier ends when you refund.
            </p>
            <SubmitButton variant="secondary" sending="Refunding…">
              Refund {invoice.amount}
            </SubmitButton>
          </Form>
        )}
      </div>
    </AdminPage>
  );
}
