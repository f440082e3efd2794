import type { SlotAds } from "#domain/advertising/ad-server.server.ts";
import type { SlugAndName } from "#domain/catalogue/listings/listing.ts";
import { say, sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { FilterBar, type FilterSelect } from "./filter-bar.tsx";
import { activeFilters, type CatalogueFilters, filterPath, isAnyChosen } from "./filters.ts";
import { ListingList, type ListingPage } from "./listing-list.tsx";
import { PendingCards } from "./pending-cards.tsx";

type Props = {
  path: string;
  label: string;
  filters: CatalogueFilters;
  /** Values of the selects, if the path itself chooses something. */
  chosen?: CatalogueFilters;
  selects: FilterSelect[];
  open?: number;
  known: Parameters<typeof activeFilters>[2];
  found: string;
  listing: ListingPage;
  firstShown: number;
  columns?: 2 | 3;
  placeholders: number;
  ad: SlotAds | null;
  /** Title of the empty list while filters are chosen. */
  noMatch: string;
  /** Shown where there is nothing to filter. */
  empty: React.ReactNode;
  /** More choices for the filter sheet. */
  children?: React.ReactNode;
};

/** Filters and the listings that they leave. */
export function FilteredListings({
  path,
  label,
  filters,
  chosen = filters,
  selects,
  open,
  known,
  found,
  listing,
  firstShown,
  columns,
  placeholders,
  ad,
  noMatch,
  empty,
  children,
}: Props) {
  const isEmpty = listing.total === 0 && !isAnyChosen(filters);
  if (isEmpty && chosen === filters)
    return (
      <>
        <p className="mt-2 text-sm text-muted">{found}</p>
        <div className="mt-4">{empty}</div>
      </>
    );
  return (
    <>
      <FilterBar
        path={path}
        label={label}
        filters={chosen}
        selects={selects}
        {...(open === undefined ? {} : { open })}
        active={activeFilters(path, filters, known)}
        total={listing.total}
        found={found}
      >
        {children}
      </FilterBar>
      <h2 className="sr-only">{say("Providers")}</h2>
      <div className="mt-2">
        <PendingCards count={placeholders}>
          {isEmpty ? (
            empty
          ) : listing.total === 0 ? (
            <EmptyState title={noMatch} text={say("Try adjusting your search criteria")}>
              <ButtonLink look="quiet" href={filterPath(path, {})}>
                {say("Clear Filters")}
              </ButtonLink>
            </EmptyState>
          ) : (
            <ListingList
              listing={listing}
              path={path}
              filters={filters}
              firstShown={firstShown}
              {...(columns ? { columns } : {})}
              ad={ad}
            />
          )}
        </PendingCards>
      </div>
    </>
  );
}

/** Choices with their own URLs, for the filter sheet. Each toggles. */
export function FilterChoices({
  title,
  path,
  filters,
  name,
  choices,
}: {
  title: string;
  path: string;
  filters: CatalogueFilters;
  name: "category" | "treatment" | "price";
  choices: (SlugAndName & { count: number })[];
}) {
  const shown = choices.filter(({ count, slug }) => count > 0 || slug === filters[name]);
  if (shown.length < 2) return null;
  return (
    <div className="mt-5">
      <p className="font-medium">{title}</p>
      <ul aria-label={title} className="mt-1">
        {shown.map(({ slug, name: label, count }) => {
          const isOn = filters[name] === slug;
          return (
            <li key={slug}>
              <a
                href={to(filterPath(path, { ...filters, [name]: isOn ? "" : slug }))}
                data-keeps-place=""
                aria-current={isOn ? "true" : undefined}
                className="choice"
              >
                {sayStored(label)}
                <span className="ml-auto font-normal text-muted">
                  {count.toLocaleString("en-US")}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
