import { type Counted, rateOf } from "#domain/advertising/rate.ts";
import { type SlotName, slots } from "#domain/advertising/slot.ts";
import { percent } from "#shared/percent.ts";
import { Scrolled } from "../ui/scrolled.tsx";

type Row = { name: SlotName; paid: number; house: number; parts: number; counted: Counted };

const head = ["Paid", "Our own", "Shares promised everywhere", "Impressions", "Clicks", "Rate"];

export function SlotTable({ slots: rows }: { slots: Row[] }) {
  return (
    <Scrolled label="Slots">
      <table className="mt-5 w-full text-sm tabular-nums">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="pb-2 text-left font-medium">
              Slot
            </th>
            {head.map((name) => (
              <th key={name} scope="col" className="pb-2 pl-5 text-right align-bottom font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, paid, house, parts, counted }) => (
            <tr key={name} className="border-t border-line align-baseline">
              <th scope="row" className="min-w-44 py-3 text-left font-normal">
                <a href={slots[name].example} className="text-link">
                  {slots[name].name}
                </a>
                <span className="block text-muted">{slots[name].where}</span>
              </th>
              {[
                String(paid),
                String(house),
                `${parts} of 100`,
                ...[counted.impressions, counted.clicks].map((count) =>
                  count.toLocaleString("en-US"),
                ),
                percent(rateOf(counted)),
              ].map((cell, index) => (
                <td key={head[index]} className="py-3 pl-5 text-right whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
