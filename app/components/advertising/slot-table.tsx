import { TextLink } from "#app/components/ui/text-link.tsx";
import { type AdFigures, rateOf } from "#domain/advertising/rate.ts";
import { adSlots, type SlotName } from "#domain/advertising/slot.ts";
import { percent } from "#shared/percent.ts";
import { ScrollArea } from "../ui/scroll-area.tsx";

type SlotRow = { name: SlotName; paid: number; house: number; parts: number; counted: AdFigures };

const head = ["Paid", "Our own", "Shares promised everywhere", "Impressions", "Clicks", "Rate"];

export function SlotTable({ slots: rows }: { slots: SlotRow[] }) {
  return (
    <ScrollArea label="Slots">
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
                <TextLink href={adSlots[name].example}>{adSlots[name].name}</TextLink>
                <span className="block text-muted">{adSlots[name].where}</span>
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
    </ScrollArea>
  );
}
