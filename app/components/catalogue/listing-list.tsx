import type { SlotAds } from "#domain/advertising/ad-server.server.ts";
import type { ListingCard } from "#domain/catalogue/listings/listing.ts";
import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { type CatalogueFilters, filterPath } from "./filters.ts";
import { ListingGrid } from "./listing-card.tsx";

export type ListingPage = {
  listings: ListingCard[];
  total: number;
  page: number;
  pages: number;
  isWhole: boolean;
};

/** Providers of a page: a few with a link to all, or the full paginated list. Both have URLs. */
export function ListingList({
  listing: { listings, total, page, pages, isWhole },
  path,
  filters = {},
  firstShown,
  columns,
  ad = null,
}: {
  listing: ListingPage;
  path: string;
  filters?: Partial<CatalogueFilters>;
  firstShown: number;
  columns?: 2 | 3;
  ad?: SlotAds | null;
}) {
  const all = total > firstShown && !isWhole && (
    <p className="mt-8">
      <ButtonLink
        look="quiet"
        href={filterPath(path, filters, { view: "all" })}
        data-keeps-place=""
      >
        {say("View All {count} Providers", { count: total.toLocaleString("en-US") })}
      </ButtonLink>
    </p>
  );
  return (
    <>
      <ListingGrid listings={listings} columns={columns} ad={ad} />
      {all}
      {isWhole && (
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => filterPath(path, filters, { view: "all", page: number })}
        />
      )}
      {total > firstShown && isWhole && (
        <p className="mt-8">
          <a className="text-link" href={to(filterPath(path, filters))}>
            {say("Show the first {count}", { count: firstShown })}
          </a>
        </p>
      )}
    </>
  );
}
