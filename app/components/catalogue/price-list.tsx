import type { Service } from "#domain/catalogue/med-spa.ts";
import { formatCentsRange } from "#shared/money.ts";

/** The menu, each treatment linked to who else offers it in this city. */
export function PriceList({ services, citySlug }: { services: Service[]; citySlug: string }) {
  return (
    <ul className="border-t border-line">
      {services.map((service) => (
        <li key={service.name} className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[1fr_auto]">
          <h3 className="font-sans text-base font-semibold tracking-normal">
            {service.treatment ? (
              <a href={`/${service.treatment}/${citySlug}`} className="hover:text-lagoon hover:underline">
                {service.name}
              </a>
            ) : (
              service.name
            )}
          </h3>
          <p className="sm:text-right">
            {service.priceMinCents === null ? "On request" : formatCentsRange(service.priceMinCents, service.priceMaxCents ?? service.priceMinCents)}
            <span className="text-sm text-muted"> {[service.priceUnit, service.minutes && `${service.minutes} min`].filter(Boolean).join(" · ")}</span>
          </p>
          <p className="measure text-sm text-muted">{service.description}</p>
        </li>
      ))}
    </ul>
  );
}
