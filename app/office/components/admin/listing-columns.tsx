import { Link } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import {
  type ListingStatus,
  listingStatusNames,
} from "#domain/catalogue/listings/admin-listing.ts";
import { plural } from "#shared/say.ts";
import type { Column } from "../ui/resource-table.tsx";
import { adminListingPath } from "./listing-file.tsx";

type ListedListing = {
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

/** Returns the columns of a list of listings. `opensAbove`: a listing opens above the table. */
export const listingColumns = (opensAbove: boolean): Column<ListedListing>[] => [
  {
    name: "Listing",
    cell: ({ name, isPremium, city, category }) => (
      <>
        <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-display text-lg">{name}</span>
          {isPremium && <Badge tone="gold">Premier</Badge>}
        </span>
        <span className="block text-sm text-muted">
          {city} · {category}
        </span>
      </>
    ),
  },
  {
    name: "Contact",
    cell: ({ phone, email }) => (
      <span className="text-muted">
        <span className="block whitespace-nowrap">{phone}</span>
        <span className="block wrap-anywhere">{email}</span>
      </span>
    ),
  },
  {
    name: "Reviews",
    cell: ({ rating, reviewCount }) => (
      <span className="whitespace-nowrap">
        {rating === null ? "None yet" : `${rating.toFixed(1)}, ${plural(reviewCount, "review")}`}
      </span>
    ),
  },
  {
    name: "State",
    cell: ({ status }) => (
      <span className={status === "active" ? "" : "text-coral"}>{listingStatusNames[status]}</span>
    ),
  },
  {
    name: "Edit",
    isUnnamed: true,
    cell: ({ slug, name }) => (
      <Link
        to={adminListingPath(slug)}
        preventScrollReset={opensAbove}
        state={{ isUnguarded: opensAbove }}
        className="text-link inline-flex min-h-11 items-center"
      >
        Edit<span className="sr-only"> {name}</span>
      </Link>
    ),
  },
];
