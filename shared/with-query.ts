/** Appends a query to a path. Omits empty values and the first page. */
export function withQuery(
  path: string,
  { page = 1, ...values }: { page?: number; [name: string]: string | number | null | undefined },
) {
  const query = new URLSearchParams(
    Object.entries({ ...values, page: page > 1 && page }).flatMap(([name, value]) =>
      value ? [[name, String(value)]] : [],
    ),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}
