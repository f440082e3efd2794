/** A path with its query. Empty values and the first page stay out of it. */
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
