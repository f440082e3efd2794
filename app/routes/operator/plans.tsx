import { goOn } from "#app/account-form.server.ts";
import { adminCrumb, WorkItem, WorkPage } from "#app/components/account/work-page.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { servicesContext } from "#app/context.ts";
import { type FormAnswer, mistaken } from "#app/form-answer.ts";
import { wholeForm } from "#app/form-fields.ts";
import { requireAllowed } from "#app/guards.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/moment-in-words.ts";
import { listRefundable } from "#domain/billing/list-plans.server.ts";
import { refundInvoice } from "#domain/billing/run-plan.server.ts";
import { formatCents } from "#shared/money.ts";
import { readId } from "#shared/read-id.ts";
import { premier } from "#site/brand.ts";
import type { Route } from "./+types/plans.ts";

const path = "/admin/plans";

export async function loader(asked: Route.LoaderArgs) {
  await requireAllowed(asked, "refund");
  const payments = await listRefundable(asked.context.get(servicesContext));
  return {
    isDone: new URL(asked.request.url).searchParams.has("done"),
    payments: payments.map(({ amountCents, paidAt, ...payment }) => ({
      ...payment,
      amount: formatCents(amountCents),
      paid: paidAt ? momentInWords(paidAt) : "",
    })),
  };
}

export async function action(asked: Route.ActionArgs): Promise<FormAnswer | Response> {
  const actor = await requireAllowed(asked, "refund");
  const form = await asked.request.formData();
  const refunded = await refundInvoice(asked.context.get(servicesContext), actor, readId(String(form.get("invoice") ?? "")));
  if (refunded === "done") return goOn(`${path}?done=1`, []);
  return mistaken(form, { [wholeForm]: ["This payment is refunded already, or older than the days of the promise."] });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Refunds", description: "Payments that can be given back.", path, isIndexed: false });
}

export default function Refunds({ loaderData: { payments, isDone }, actionData }: Route.ComponentProps) {
  const problem = actionData && !actionData.isDone ? actionData.errors[wholeForm]?.[0] : undefined;
  return (
    <WorkPage
      title="Refunds"
      path={path}
      under={[adminCrumb]}
      problem={problem}
      lead={`Premier payments of the last ${premier.refundDays} days: whoever asks has them back.`}
    >
      {isDone && (
        <div className="mt-6 max-w-2xl">
          <Notice title="Refunded" text="The owner is told by mail." />
        </div>
      )}
      <div className="mt-10">
        {payments.length === 0 && <p className="text-muted">Nothing was paid in these days, or all of it is given back.</p>}
        {payments.map(({ id, number, amount, paid, medSpa, payerEmail }) => (
          <WorkItem
            key={id}
            label={`${medSpa}, ${number}`}
            deeds={
              <form method="post" action={path}>
                <input type="hidden" name="invoice" value={id} />
                <Button look="quiet">Refund {amount}</Button>
              </form>
            }
          >
            <h2 className="text-lg wrap-anywhere">{medSpa}</h2>
            <p className="mt-1 text-muted">
              {amount}, paid {paid}. Invoice {number}, {payerEmail}.
            </p>
          </WorkItem>
        ))}
      </div>
    </WorkPage>
  );
}
