export const pageSize = 24;

/** ?page=2, from 1; anything unreadable is the first page. */
export function readPageNumber(request: Request) {
  const page = Number(new URL(request.url).searchParams.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

export function pageOf(page: number) {
  return { limit: pageSize, offset: (page - 1) * pageSize };
}

/** Nobody reads on for ever, and each page holds those before it: whoever wants more narrows the search. */
export const mostPages = 20;

/** Whether another page follows; or, after the last one, that something was left out. */
export function whatFollows(page: number, isMore: boolean) {
  return { hasMore: isMore && page < mostPages, isCut: isMore && page >= mostPages };
}
