import { Link } from "react-router";
import {
  type ListingStatus,
  listingStatusNames,
} from "#domain/catalogue/listings/admin-listing.ts";
import { plural } from "#shared/say.ts";
import { Badge } from "../ui/badge.tsx";
import { adminListingPath } from "./listing-file.tsx";

type ListingTableRow = {
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

/** `opensAbove`: listings open above the table. */
type Props = {
  listings: ListingTableRow[];
  opensAbove?: boolean;
  choose?: (client: ListingTableRow) => React.ReactNode;
};

/** Listings as admins manage them. On phones, everything moves into one column under the name. */
export function ListingTable({ listings, opensAbove = false, choose }: Props) {
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
        {listings.map((listing) => (
          <tr key={listing.id} className="border-t border-line">
            {choose && <td className="py-3 align-baseline">{choose(listing)}</td>}
            <th scope="row" className="py-3 text-left align-baseline font-normal">
              <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <span className="font-display text-lg wrap-anywhere">{listing.name}</span>
                {listing.isPremium && <Badge tone="gold">Premier</Badge>}
              </span>
              <span className="block text-sm text-muted">
                {listing.city} · {listing.category}
              </span>
              <span className="block text-sm text-muted md:hidden">
                {listingStatusNames[listing.status]}
              </span>
            </th>
            <td className={`${cell} text-sm text-muted max-md:hidden`}>
              <span className="block whitespace-nowrap">{listing.phone}</span>
              <span className="block wrap-anywhere">{listing.email}</span>
            </td>
            <td
              className={`${cell} text-sm whitespace-nowrap text-muted tabular-nums max-md:hidden`}
            >
              {listing.rating === null
                ? "None yet"
                : `${listing.rating.toFixed(1)}, ${plural(listing.reviewCount, "review")}`}
            </td>
            <td
              className={`${cell} text-sm whitespace-nowrap max-md:hidden ${listing.status === "active" ? "text-muted" : "text-coral"}`}
            >
              {listingStatusNames[listing.status]}
            </td>
            <td className={`${cell} text-right`}>
              <Link
                to={adminListingPath(listing.slug)}
                preventScrollReset={opensAbove}
                state={{ isUnguarded: opensAbove }}
                className="text-link inline-flex min-h-11 items-center"
              >
                Edit<span className="sr-only"> {listing.name}</span>
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
