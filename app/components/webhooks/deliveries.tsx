import { Form, Link } from "react-router";
import { SubmitButton } from "#app/components/office/submit-button.tsx";
import { withQuery } from "#shared/with-query.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { TextField } from "../ui/field.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { TitledSection } from "../ui/titled-section.tsx";
import { resultInWords } from "./endpoint-state.tsx";

export type DeliveryState = "waiting" | "delivered" | "failed";
export type ShownDelivery = {
  id: number;
  type: string;
  medSpaSlug: string | null;
  thingId: number | null;
  state: DeliveryState;
  last: { status: number | null; answer: string } | null;
  tried: number;
  at: string;
};

type Props = {
  path: string;
  one: string;
  deliveries: ShownDelivery[];
  counts: Record<DeliveryState, number>;
  state: DeliveryState | null;
  page: number;
  pages: number;
  since: string;
};

const names: Record<DeliveryState, string> = {
  waiting: "Waiting",
  delivered: "Delivered",
  failed: "Failed",
};
const states = ["waiting", "delivered", "failed"] as const;
const tryInWords = ({ tried, last }: ShownDelivery) =>
  last ? `${resultInWords(last)}${tried > 1 ? `, ${tried} tries` : ""}` : "not sent yet";

export function Deliveries({ path, one, deliveries, counts, state, page, pages, since }: Props) {
  const tabs = [
    { name: "All", href: path, isCurrent: state === null },
    ...states.map((each) => ({
      name: `${names[each]} (${counts[each].toLocaleString("en-US")})`,
      href: withQuery(path, { state: each }),
      isCurrent: state === each,
    })),
  ];
  return (
    <TitledSection id="deliveries" title="Deliveries" className="mt-12 max-w-3xl">
      <Tabs label="Deliveries by state" tabs={tabs} />
      {counts.failed > 0 && state !== "delivered" && state !== "waiting" && (
        <Form method="post" action={path} className="mt-6 flex flex-wrap items-end gap-3">
          <TextField
            label="All failed since"
            type="date"
            name="since"
            defaultValue={since}
            className="w-44"
          />
          <SubmitButton look="quiet" sending="Sending…">
            Send again
          </SubmitButton>
        </Form>
      )}
      <div className="mt-6">
        {deliveries.length === 0 ? (
          <EmptyState title="Nothing here" text="Events from now on appear here for 30 days." />
        ) : (
          <ul aria-label="Deliveries" className="border-t border-line">
            {deliveries.map((delivery) => (
              <li
                key={delivery.id}
                className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[1fr_auto]"
              >
                <div className="min-w-0">
                  <Link
                    to={`${one}/deliveries/${delivery.id}`}
                    className="text-link inline-flex min-h-6 items-center font-mono text-sm wrap-anywhere"
                  >
                    {delivery.type}
                  </Link>
                  <p className="text-sm wrap-anywhere text-muted">
                    {[delivery.medSpaSlug, delivery.thingId && `No. ${delivery.thingId}`]
                      .filter(Boolean)
                      .join(", ") || "Test"}
                  </p>
                </div>
                <p className="text-sm text-muted sm:text-right">
                  <span className={delivery.state === "failed" ? "text-coral" : "text-ink"}>
                    {names[delivery.state]}
                  </span>
                  , {tryInWords(delivery)}
                  <span className="block">{delivery.at}</span>
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(number) => withQuery(path, { state: state, page: number })}
      />
    </TitledSection>
  );
}
