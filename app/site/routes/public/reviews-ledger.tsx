import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Heading, TitledSection } from "#app/components/ui/heading.tsx";
import { ScrollArea } from "#app/components/ui/scroll-area.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { readLedger } from "#domain/reviews/ledger.server.ts";
import { reviewFaultNames, reviewFaults } from "#domain/reviews/review.ts";
import { reviewsTag } from "#domain/reviews/tags.ts";
import { dateFormat } from "#shared/language.ts";
import { plural, say, sayStored } from "#shared/say.ts";
import { brand } from "#site/brand.ts";

export const handle = { cache: { query: [], seconds: 600 } };

const path = "/reviews/ledger";
const crumbs = () => [
  { name: say("Reviews"), path: "/reviews" },
  { name: say("Ledger"), path },
];

export const middleware = [authorize("reviews.read")];

export async function loader({ context }: LoaderArgs) {
  context.get(pageContext).shows(reviewsTag);
  return readLedger(context.get(servicesContext));
}

export function meta({ matches }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: say("Ledger of reviews"),
    description: say(
      "Every decision about a review at {name}, counted: how many were published, refused and removed, in which month and for which reason.",
      { name: brand.name },
    ),
    path,
  });
}

const monthName = dateFormat({ month: "long", year: "numeric", timeZone: "UTC" });

export default function Ledger({
  loaderData: { months, parts, faults: found, totals },
}: PageProps<typeof loader>) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs()} />
      <Heading level={1} className="mt-6">
        {say("Ledger of reviews")}
      </Heading>
      <p className="measure mt-4 text-lg text-muted">
        {say("{published}, {waiting} awaiting review. Every moderation decision is counted here.", {
          published: plural(totals.published, "published review"),
          waiting: totals.waiting,
        })}
      </p>
      <div className="mt-12 grid gap-x-20 gap-y-14 *:min-w-0 lg:grid-cols-2">
        <TitledSection id="reasons" title={say("By reason")} size="xl">
          <p className="mt-2 mb-5 text-muted">
            {say(
              "All the reasons we use. A negative review is never removed for being negative, no matter who asks.",
            )}
          </p>
          <Table
            label={say("Reasons, as a table")}
            head={[say("Reason"), say("Refused"), say("Removed")]}
            rows={reviewFaults.map((fault) => {
              const counted = found.find((each) => each.fault === fault);
              return [
                sayStored(reviewFaultNames[fault]),
                counted?.refused ?? 0,
                counted?.removed ?? 0,
              ];
            })}
          />
        </TitledSection>
        <TitledSection id="months" title={say("By month")} size="xl">
          <p className="mt-2 mb-5 text-muted">
            {say("When an author changes a review, we decide on it again, and count it again.")}
          </p>
          {months.length === 0 ? (
            <p className="text-muted">{say("No decisions yet.")}</p>
          ) : (
            <Table
              label={say("Months, as a table")}
              head={[
                say("Month"),
                say("Published reviews"),
                say("Refused"),
                say("Removed"),
                say("Withdrawn"),
              ]}
              rows={months.map(({ month, published, refused, removed, withdrawn }) => [
                monthName(new Date(`${month}-15`)),
                published,
                refused,
                removed,
                withdrawn,
              ])}
            />
          )}
          <p className="mt-5 text-sm text-muted">{besides(parts)}</p>
        </TitledSection>
      </div>
    </div>
  );
}

type besidesProps = { photosLeftOut: number; answersRemoved: number; answersRestored: number };

function besides({ photosLeftOut, answersRemoved, answersRestored }: besidesProps) {
  const values = {
    photos: plural(photosLeftOut, "photo was", "photos were"),
    answers: answersRemoved,
    restored: answersRestored,
  };
  return answersRestored > 0
    ? say(
        "In addition, {photos} left out. Provider answers taken down: {answers}, shown again: {restored}.",
        values,
      )
    : say("In addition, {photos} left out. Provider answers taken down: {answers}.", values);
}

type TableProps = { label: string; head: string[]; rows: [name: string, ...counts: number[]][] };

function Table({ label, head, rows }: TableProps) {
  return (
    <ScrollArea label={label}>
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line text-muted">
            {head.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`py-2.5 font-medium ${index > 0 ? "pl-3 text-right" : ""}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...counts]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-3 font-normal">
                {name}
              </th>
              {counts.map((count, index) => (
                <td
                  key={head[index + 1]}
                  className={`py-3 pl-3 text-right [font-variant-numeric:tabular-nums] ${count === 0 ? "text-muted" : "font-semibold"}`}
                >
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
