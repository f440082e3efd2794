import { ListingGrid } from "#app/components/catalogue/listing-card.tsx";
import { SponsoredFirst } from "#app/components/catalogue/paid-first.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import type { ListPage } from "#app/site/routes/public/list-page.server.ts";
import type { SlotAds } from "#domain/advertising/ad-server.server.ts";
import { searchUrl } from "#domain/search/search-query.ts";
import { say } from "#shared/say.ts";
import { FilterRow } from "./filter-row.tsx";
import { MoreResults } from "./more-results.tsx";
import { PendingCards } from "./pending-cards.tsx";

type Props = {
  list: ListPage;
  path: string;
  label: string;
  placeholders?: number;
  ad: SlotAds | null;
  /** Shown where nothing is listed yet. */
  empty: React.ReactNode;
  /** Between the filters and the providers. */
  children?: React.ReactNode;
};

/**
 * Shows the filter row and the providers of a page: a few with a link to all, or all. Both have
 * URLs.
 */
export function ListingList({ list, path, label, placeholders = 6, ad, empty, children }: Props) {
  const { scope, listings, total, page, isWhole, firstShown } = list;
  if (total === 0) return <div className="mt-4">{empty}</div>;
  const view = firstShown === undefined ? "" : "view=all&";
  return (
    <div id="providers" className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <FilterRow label={label} list={list} />
        <p className="text-sm whitespace-nowrap text-muted empty:hidden">
          <SponsoredFirst paidFirst={list.paidFirst} />
        </p>
      </div>
      {children}
      <h2 className="sr-only">{say("Providers")}</h2>
      <div className="mt-2 md:mt-5">
        {!scope.city && (
          <div hidden data-near-else className="mb-4 rounded-card bg-sage p-4">
            <p role="status" />
            <TextLink href={searchUrl("/search", { ...scope, q: "near me" })}>
              {say("Or enter a ZIP code or city")}
            </TextLink>
          </div>
        )}
        <PendingCards count={placeholders}>
          <ListingGrid {...list} ad={ad} />
        </PendingCards>
      </div>
      <MoreResults {...list} href={`${path}?${view}page=${page + 1}`} shown={listings.length} />
      {firstShown !== undefined && total > firstShown && (
        <p className="mt-8">
          {isWhole ? (
            <TextLink href={path}>{say("Show the first {count}", { count: firstShown })}</TextLink>
          ) : (
            <ButtonLink variant="secondary" href={`${path}?view=all`} data-keeps-place="">
              {say("View All {count} Providers", { count: total.toLocaleString("en-US") })}
            </ButtonLink>
          )}
        </p>
      )}
    </div>
  );
}
