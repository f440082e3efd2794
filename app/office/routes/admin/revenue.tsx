import { ScrollArea } from "#app/components/ui/scroll-area.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { Unfold } from "#app/components/ui/unfold.tsx";
import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { FigureTable } from "#app/office/components/analytics/figure-table.tsx";
import { ReportSection } from "#app/office/components/analytics/report-section.tsx";
import { Figures } from "#app/office/components/ui/figures.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { findRevenue } from "#domain/billing/find-revenue.server.ts";
import { formatDay } from "#shared/local-day.ts";
import { formatCents } from "#shared/money.ts";
import { monthInWords } from "#shared/month.ts";
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
              name: "Trial conversion",
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

const shades = ["", "bg-sage/30", "bg-sage/60", "bg-sage"];

function CohortTable({ cohorts }: Pick<Route.ComponentProps["loaderData"], "cohorts">) {
  const most = Math.max(...cohorts.map(({ kept }) => kept.length));
  const months = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <ScrollArea label="Cohorts, month by month">
      <table aria-label="Cohorts" className="text-sm tabular-nums">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-2 pr-4 text-left font-medium">
              First paid
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              Listings
            </th>
            {months.map((number) => (
              <th
                key={number}
                scope="col"
                className="px-3 py-2 text-right font-medium whitespace-nowrap"
              >
                <span className="sr-only">After month </span>
                {number}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ month, size, kept }) => (
            <tr key={month} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 text-left font-normal whitespace-nowrap">
                {monthInWords(month)}
              </th>
              <td className="px-3 py-2 text-right">{size}</td>
              {months.map((number) => {
                const cell = kept[number - 1];
                return (
                  <td
                    key={number}
                    className={`px-3 py-2 text-right ${cell ? shades[Math.round((3 * cell.kept) / cell.of)] : ""}`}
                  >
                    {cell && percent(cell.kept / cell.of)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

type MonthBar = { month: string; value: number; text: string; more: string[] };

const [width, height] = [1000, 220];

type BarsProps = { name: string; bars: MonthBar[]; head: string[] };

function MonthBars({ name, bars, head }: BarsProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const step = width / Math.max(bars.length, 1);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-44 w-full"
        aria-hidden="true"
      >
        {bars.map(({ month, value }, index) => (
          <rect
            key={month}
            x={step * (index + 0.18)}
            width={step * 0.64}
            y={height - (height * value) / most}
            height={(height * value) / most}
            className={index === bars.length - 1 ? "fill-lagoon/50" : "fill-lagoon"}
          />
        ))}
        <line
          x1="0"
          x2={width}
          y1={height}
          y2={height}
          vectorEffect="non-scaling-stroke"
          className="stroke-line"
        />
      </svg>
      <div aria-hidden="true" className="mt-2 flex text-center text-sm text-muted">
        {bars.map(({ month, text }) => (
          <span key={month} className="min-w-0 flex-1">
            <span className="block text-ink tabular-nums max-lg:hidden">{text}</span>
            {monthInWords(month).slice(0, 3)}
          </span>
        ))}
      </div>
      <figcaption className="sr-only">{name}, month by month</figcaption>
      <Unfold title="View as table" isSmall className="mt-3">
        <ScrollArea label={`${name}, as a table`}>
          <FigureTable
            label={name}
            head={["Month", name, ...head]}
            rows={bars.map(({ month, text, more }) => ({
              name: monthInWords(month),
              cells: [text, ...more],
            }))}
          />
        </ScrollArea>
      </Unfold>
    </figure>
  );
}
