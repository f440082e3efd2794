import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { StoredText } from "#app/components/ui/stored-text.tsx";
import type { ListingService } from "#domain/catalogue/listings/listing.ts";
import { fromPrice, listedPrice, visitEstimate } from "#domain/catalogue/listings/price-text.ts";
import type { CountyPrice } from "#domain/catalogue/reference/treatments.server.ts";
import { formatDay } from "#shared/local-day.ts";
import { formatCents } from "#shared/money.ts";
import { bookTreatmentPath } from "#shared/paths.ts";
import { say, sayStored, to } from "#shared/say.ts";

/** Lists the menu to choose from, with durations, prices, and a link to book. */
export function ServiceList({
  slug,
  citySlug,
  services,
  bookable,
  isBrief = false,
}: {
  slug: string;
  citySlug: string;
  services: ListingService[];
  /** Treatments that can be booked here. */
  bookable: string[];
  /** Leaves out the descriptions. */
  isBrief?: boolean;
}) {
  return (
    <ul className="border-t border-line">
      {services.map((service) => {
        const { name, treatment, description, minutes } = service;
        const price = fromPrice(service) ?? listedPrice(service);
        return (
          <li
            key={name}
            className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-b border-line ${isBrief ? "items-center py-3" : "items-start py-5"}`}
          >
            <div>
              <Heading level={3} size="sm">
                {treatment ? (
                  <a
                    href={to(`/${treatment}/${citySlug}`)}
                    className="hover:text-lagoon hover:underline"
                  >
                    <StoredText>{name}</StoredText>
                  </a>
                ) : (
                  <StoredText>{name}</StoredText>
                )}
              </Heading>
              <p className="mt-0.5 text-sm">
                {minutes && `${say("{minutes} minutes", { minutes })} · `}
                {price ?? say("Price on request")}
              </p>
              {!isBrief && (
                <p className="measure mt-1 text-muted">
                  <StoredText>{description}</StoredText>
                </p>
              )}
            </div>
            {treatment && bookable.includes(treatment) && (
              <ButtonLink
                variant="secondary"
                href={bookTreatmentPath(slug, treatment)}
                aria-label={say("Book {treatment}", { treatment: sayStored(name) })}
              >
                {say("Book")}
              </ButtonLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type PriceListProps = { services: ListingService[]; county: CountyPrice[] };

/** Lists each price per unit and per visit, its date, and the county's median. */
export function PriceList({ services, county }: PriceListProps) {
  const isEstimated = services.some((service) => visitEstimate(service) !== null);
  const medianOf = ({ treatment, priceUnit }: ListingService) =>
    county.find((each) => each.treatment === treatment && each.priceUnit === priceUnit);
  return (
    <>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{say("Pricing")}</caption>
        <thead className="border-b border-line text-muted max-sm:sr-only">
          <tr>
            <th className="py-2 font-normal">{say("Treatment")}</th>
            <th className="py-2 font-normal">{say("Listed price")}</th>
            <th className="py-2 font-normal">{say("Per visit")}</th>
            <th className="py-2 font-normal">{say("County median")}</th>
          </tr>
        </thead>
        <tbody>
          {services.map((service) => {
            const median = medianOf(service);
            return (
              <tr
                key={service.name}
                className="border-b border-line align-top max-sm:grid max-sm:py-3"
              >
                <th className="pr-4 text-base font-semibold sm:py-3">
                  <StoredText>{service.name}</StoredText>
                </th>
                <td className="pr-4 sm:py-3">
                  {listedPrice(service) ?? say("On request")}
                  {service.pricedOn && (
                    <span className="block text-muted max-sm:inline">
                      {" "}
                      {say("as of {day}", { day: formatDay(service.pricedOn) })}
                    </span>
                  )}
                </td>
                <td className="pr-4 text-muted empty:hidden sm:py-3 sm:empty:table-cell">
                  {visitEstimate(service)}
                </td>
                <td className="text-muted empty:hidden sm:py-3 sm:empty:table-cell">
                  {median && (
                    <>
                      <span className="sm:sr-only">{say("County median")} </span>
                      {formatCents(median.medianCents)}
                      {median.priceUnit && ` ${sayStored(median.priceUnit)}`}
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
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
