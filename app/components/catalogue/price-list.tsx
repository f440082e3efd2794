import { StoredText } from "#app/components/ui/stored-text.tsx";
import type { ListingService } from "#domain/catalogue/listings/listing.ts";
import { listedPrice, visitEstimate } from "#domain/catalogue/listings/price-text.ts";
import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";

const row = "border-b border-line py-4";
const heading = "font-sans text-base font-semibold tracking-normal";

/**
 * The menu with descriptions. Each entry links to other providers of the treatment in this city.
 */
export function ServiceList({
  services,
  citySlug,
}: {
  services: ListingService[];
  citySlug: string;
}) {
  return (
    <ul className="border-t border-line">
      {services.map((service) => (
        <li key={service.name} className={row}>
          <h3 className={heading}>
            {service.treatment ? (
              <a
                href={to(`/${service.treatment}/${citySlug}`)}
                className="hover:text-lagoon hover:underline"
              >
                <StoredText>{service.name}</StoredText>
              </a>
            ) : (
              <StoredText>{service.name}</StoredText>
            )}
          </h3>
          <p className="measure mt-1 text-muted">
            <StoredText>{service.description}</StoredText>
          </p>
        </li>
      ))}
    </ul>
  );
}

export function PriceList({ services }: { services: ListingService[] }) {
  const isEstimated = services.some((service) => visitEstimate(service) !== null);
  return (
    <>
      <ul className="border-t border-line">
        {services.map((service) => (
          <li key={service.name} className={`grid gap-x-8 gap-y-1 sm:grid-cols-[1fr_auto] ${row}`}>
            <h3 className={heading}>
              <StoredText>{service.name}</StoredText>
            </h3>
            <p className="sm:text-right">
              {listedPrice(service) ?? say("On request")}
              {service.minutes && (
                <span className="text-sm text-muted">
                  {" "}
                  · {say("{minutes} minutes", { minutes: service.minutes })}
                </span>
              )}
              <VisitEstimate entry={service} />
            </p>
          </li>
        ))}
      </ul>
      {isEstimated && (
        <p className="measure mt-4 text-sm text-muted">
          {say(
            "Prices of a visit are estimates for a typical amount. The provider decides the amount after an examination.",
          )}
        </p>
      )}
    </>
  );
}

function VisitEstimate({ entry }: { entry: ListingService }) {
  const estimate = visitEstimate(entry);
  return estimate && <span className="block text-sm text-muted">{estimate}</span>;
}
