import type { Service } from "#domain/catalogue/med-spa.ts";
import { formatCentsRange } from "#shared/money.ts";

const row = "border-b border-line py-4";
const heading = "font-sans text-base font-semibold tracking-normal";

/** The menu with what each entry is, linked to who else offers the treatment in this city. */
export function ServiceList({ services, citySlug }: { services: Service[]; citySlug: string }) {
  return (
    <ul className="border-t border-line">
      {services.map((service) => (
        <li key={service.name} className={row}>
          <h3 className={heading}>
            {service.treatment ? (
              <a href={`/${service.treatment}/${citySlug}`} className="hover:text-lagoon hover:underline">
                {service.name}
              </a>
            ) : (
              service.name
            )}
          </h3>
          <p className="measure mt-1 text-muted">{service.description}</p>
        </li>
      ))}
    </ul>
  );
}

/** What each entry costs and how long it takes. */
export function PriceList({ services }: { services: Service[] }) {
  return (
    <ul className="border-t border-line">
      {services.map((service) => (
        <li key={service.name} className={`grid gap-x-8 gap-y-1 sm:grid-cols-[1fr_auto] ${row}`}>
          <h3 className={heading}>{service.name}</h3>
          <p className="sm:text-right">
            {service.priceMinCents === null ? "On request" : formatCentsRange(service.priceMinCents, service.priceMaxCents ?? service.priceMinCents)}
            <span className="text-sm text-muted"> {[service.priceUnit, service.minutes && `${service.minutes} min`].filter(Boolean).join(" · ")}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
