import type { BookableService } from "#domain/bookings/find-bookable.server.ts";
import { bookingPrice } from "#domain/catalogue/listings/price-text.ts";
import { say, sayStored } from "#shared/say.ts";
import { SiteLink } from "../ui/text-link.tsx";

type Props = { treatments: BookableService[]; hrefOf: (treatment: string) => string };

export function TreatmentList({ treatments, hrefOf }: Props) {
  return (
    <ul className="grid gap-2">
      {treatments.map(({ slug, name, minutes, ...entry }) => (
        <li key={slug}>
          <SiteLink
            href={hrefOf(slug)}
            data-keeps-place
            className="block rounded-control border border-line bg-surface px-4 py-3 hover:border-lagoon"
          >
            <span className="block font-medium">{sayStored(name)}</span>
            <span className="text-sm text-muted">
              {describeTreatment(minutes, bookingPrice({ ...entry, treatment: slug }))}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

export const describeTreatment = (minutes: number, price: string | null) =>
  `${say("{minutes} minutes", { minutes })}${price === null ? "" : ` · ${price}`}`;
