import type { MedSpaCard } from "#domain/catalogue/med-spa.ts";
import { Pagination } from "../ui/pagination.tsx";
import { MedSpaGrid } from "./med-spa-card.tsx";

type Listing = { medSpas: MedSpaCard[]; total: number; page: number; pages: number; isWhole: boolean };

/** A page's providers: the first few with a way to see all, or all of them in pages with a way back. Both have their addresses. */
export function ListingList({
  listing: { medSpas, total, page, pages, isWhole },
  path,
  firstShown,
  columns,
}: {
  listing: Listing;
  path: string;
  firstShown: number;
  columns?: 2 | 3;
}) {
  return (
    <>
      <MedSpaGrid medSpas={medSpas} columns={columns} />
      {isWhole && <Pagination page={page} pages={pages} hrefOf={(number) => `${path}?view=all${number > 1 ? `&page=${number}` : ""}`} />}
      {total > firstShown && (
        <p className="mt-8">
          <a className="text-link" href={isWhole ? path : `${path}?view=all`}>
            {isWhole ? `Show the first ${firstShown}` : `View All ${total.toLocaleString("en-US")} Providers`}
          </a>
        </p>
      )}
    </>
  );
}
