import {
  type ListingStatus,
  listingStatusNames,
} from "#domain/catalogue/listings/admin-listing.ts";
import { plural } from "#shared/plural.ts";
import { Badge } from "../ui/badge.tsx";

export type ListingTableRow = {
  id: number;
  slug: string;
  name: string;
  status: ListingStatus;
  isPremium: boolean;
  city: string;
  category: string;
  phone: string;
  email: string;
  rating: number | null;
  reviewCount: number;
};

const cell = "py-3 pl-6 align-baseline";

/** Listings as admins manage them. On phones, everything moves into one column under the name. */
export function ListingTable({
  clients,
  choose,
}: {
  clients: ListingTableRow[];
  choose?: (client: ListingTableRow) => React.ReactNode;
}) {
  return (
    <table aria-label="Client Management" className="w-full">
      <thead className="text-left text-sm text-muted max-md:sr-only">
        <tr>
          {choose && (
            <th scope="col" className="w-11">
              <span className="sr-only">Select</span>
            </th>
          )}
          <th scope="col" className="pb-2 font-medium">
            Listing
          </th>
          <th scope="col" className="pb-2 pl-6 font-medium max-md:hidden">
            Contact
          </th>
          <th scope="col" className="pb-2 pl-6 font-medium max-md:hidden">
            Reviews
          </th>
          <th scope="col" className="pb-2 pl-6 font-medium max-md:hidden">
            State
          </th>
          <th scope="col">
            <span className="sr-only">Edit</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <tr key={client.id} className="border-t border-line">
            {choose && <td className="py-3 align-baseline">{choose(client)}</td>}
            <th scope="row" className="py-3 text-left align-baseline font-normal">
              <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <span className="font-display text-lg wrap-anywhere">{client.name}</span>
                {client.isPremium && <Badge tone="gold">Premier</Badge>}
              </span>
              <span className="block text-sm text-muted">
                {client.city} · {client.category}
              </span>
              <span className="block text-sm text-muted md:hidden">
                {listingStatusNames[client.status]}
              </span>
            </th>
            <td className={`${cell} text-sm text-muted max-md:hidden`}>
              <span className="block whitespace-nowrap">{client.phone}</span>
              <span className="block wrap-anywhere">{client.email}</span>
            </td>
            <td
              className={`${cell} text-sm whitespace-nowrap text-muted tabular-nums max-md:hidden`}
            >
              {client.rating === null
                ? "None yet"
                : `${client.rating.toFixed(1)}, ${plural(client.reviewCount, "review")}`}
            </td>
            <td
              className={`${cell} text-sm whitespace-nowrap max-md:hidden ${client.status === "active" ? "text-muted" : "text-coral"}`}
            >
              {listingStatusNames[client.status]}
            </td>
            <td className={`${cell} text-right`}>
              <a
                href={`/admin/listings/${client.slug}`}
                data-opens-in="listing-file"
                className="text-link inline-flex min-h-11 items-center"
              >
                Edit<span className="sr-only"> {client.name}</span>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
