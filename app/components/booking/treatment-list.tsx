import type { BookableService } from "#domain/bookings/find-bookable.server.ts";
import { fromPrice, listedPrice } from "#domain/catalogue/listings/price-text.ts";
import { say, sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";

export function TreatmentList({
  treatments,
  hrefOf,
}: {
  treatments: BookableService[];
  hrefOf: (treatment: string) => string;
}) {
  return (
    <ul className="grid gap-2">
      {treatments.map(({ slug, name, minutes, ...entry }) => (
        <li key={slug}>
          <a
            href={to(hrefOf(slug))}
            data-keeps-place
            className="flex min-h-14 flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 rounded-control border border-line bg-surface px-4 py-3.5 hover:border-lagoon"
          >
            <span className="font-medium">{sayStored(name)}</span>
            <span className="text-sm text-muted">
              {describeTreatment(
                minutes,
                fromPrice({ ...entry, treatment: slug }) ?? listedPrice(entry),
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export const describeTreatment = (minutes: number, price: string | null) =>
  `${say("{minutes} minutes", { minutes })}${price === null ? "" : ` · ${price}`}`;
