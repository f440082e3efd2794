export const pageSize = 24;

/** Reads ?page=2, counted from 1. Anything invalid is page 1. */
export function readPageNumber({ searchParams }: Pick<URL, "searchParams">) {
  const page = Number(searchParams.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

export function pageWindow(page: number) {
  return { limit: pageSize, offset: (page - 1) * pageSize };
}

/** Returns the part of a list that the URL requests. */
export const pageAt = (url: URL) => pageWindow(readPageNumber(url));

/** Page limit. Each page includes all earlier ones, so visitors narrow the search instead. */
export const maxPages = 20;

/** Reports whether another page follows or, on the last one, whether results were cut off. */
export function describeNextPage(page: number, isMore: boolean) {
  return { hasMore: isMore && page < maxPages, isCut: isMore && page >= maxPages };
}
