import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { CohortTable } from "#app/components/admin/cohort-table.tsx";
import { MonthBars } from "#app/components/admin/month-bars.tsx";
import { ReportSection } from "#app/components/analytics/report-section.tsx";
import { Figures } from "#app/components/ui/figures.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { findRevenue } from "#domain/billing/find-revenue.server.ts";
import { formatDay } from "#shared/local-day.ts";
import { formatCents } from "#shared/money.ts";
import { percent } from "#shared/percent.ts";
import type { Route } from "./+types/revenue.ts";

export const middleware = [authorize("revenue.read")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  return permitted(await findRevenue(services, actor));
}

export const meta = privatePage("Revenue");

export default function Revenue({
  loaderData: { today, now, months, cohorts },
}: Route.ComponentProps) {
  return (
    <AdminPage title="Revenue" lead={`Based on plans and invoices as of ${formatDay(today)}.`}>
      <div className="mt-8 grid gap-10 *:min-w-0">
        <Figures
          figures={[
            { name: "Monthly revenue", value: formatCents(now.monthlyCents) },
            {
              name: "Annual projection",
              value: formatCents(now.yearlyCents),
              note: "this month times 12",
            },
            { name: "Paying listings", value: now.paying.toLocaleString("en-US") },
            {
              name: "Average per listing",
              value: now.averageCents === null ? "–" : formatCents(now.averageCents),
              note: "a month",
            },
            { name: "In free trial", value: now.trials.toLocaleString("en-US") },
            {
              name: "Trials that became paid",
              value: percent(now.conversion),
              note: `${now.trialsConverted} of ${now.trialsOver}`,
            },
            { name: "Payment due", value: now.open.toLocaleString("en-US") },
            { name: "Cancelled, still running", value: now.ending.toLocaleString("en-US") },
          ]}
        />
        <ReportSection
          title="Monthly revenue"
          text="Monthly revenue from paying listings, at the end of each month; this month as of today."
        >
          <MonthBars
            name="Monthly revenue"
            head={["Paying", "New", "Lost", "Churn"]}
            bars={months.map(({ month, monthlyCents, paying, gained, lost, churn }) => ({
              month,
              value: monthlyCents,
              text: formatCents(monthlyCents),
              more: [String(paying), String(gained), String(lost), percent(churn)],
            }))}
          />
        </ReportSection>
        <ReportSection
          title="Payments"
          text="By payment date; refunds are deducted from the month of the payment."
        >
          <MonthBars
            name="Net revenue"
            head={["Payments", "Collected", "Refunded"]}
            bars={months.map(({ month, payments, collectedCents, refundedCents }) => ({
              month,
              value: collectedCents - refundedCents,
              text: formatCents(collectedCents - refundedCents),
              more: [String(payments), formatCents(collectedCents), formatCents(refundedCents)],
            }))}
          />
          <p className="mt-4">
            <TextLink href="/admin/invoices">All invoices and refunds</TextLink>
          </p>
        </ReportSection>
        <ReportSection
          title="Free trials"
          text="A trial that ended in a month counts as paid if its listing ever paid."
        >
          <MonthBars
            name="Started"
            head={["Ended", "Became paid", "Conversion"]}
            bars={months.map(({ month, trialsBegun, trialsOver, trialsConverted }) => ({
              month,
              value: trialsBegun,
              text: String(trialsBegun),
              more: [
                String(trialsOver),
                String(trialsConverted),
                percent(trialsOver === 0 ? null : trialsConverted / trialsOver),
              ],
            }))}
          />
        </ReportSection>
        <ReportSection
          title="Cohorts"
          text="Of the listings that first paid in a month, how many still pay that many months later."
        >
          {cohorts.length > 0 ? (
            <CohortTable cohorts={cohorts} />
          ) : (
            <p className="text-muted">No one has paid in the last twelve months.</p>
          )}
        </ReportSection>
      </div>
    </AdminPage>
  );
}
