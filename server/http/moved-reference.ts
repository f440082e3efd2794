import type { Context, Next } from "hono";
import type { ReferenceSlugMoves } from "#domain/catalogue/reference/edit-reference.server.ts";
import type { Services } from "#domain/services.ts";
import { categoryPath, cityPath } from "#shared/paths.ts";

const reading = new Set(["GET", "HEAD"]);
const parameters = { treatment: "treatments", category: "categories", city: "cities" } as const;

export function movedReference({ reference }: Pick<Services, "reference">) {
  return async (context: Context, next: Next) => {
    if (!reading.has(context.req.method)) return next();
    // Without a database, each page reports that itself, and health checks must not depend on it.
    const known = await reference().catch(() => null);
    const now = known?.moved && findCurrentUrl(new URL(context.req.url), known.moved);
    return now ? context.redirect(now, 301) : next();
  };
}

export function findCurrentUrl(
  { pathname, searchParams }: URL,
  moved: ReferenceSlugMoves,
): string | null {
  const path = pathOfToday(pathname, moved);
  let hasMoved = path !== pathname;
  for (const [name, kind] of Object.entries(parameters)) {
    const to = moved[kind].get(searchParams.get(name) ?? "");
    if (to === undefined) continue;
    searchParams.set(name, to);
    hasMoved = true;
  }
  return hasMoved ? `${path}${searchParams.size > 0 ? `?${searchParams}` : ""}` : null;
}

function pathOfToday(pathname: string, { treatments, categories, cities }: ReferenceSlugMoves) {
  const [, first = "", second = "", ...rest] = pathname.split("/");
  if (first === "category") return categoryPath(categories.get(second) ?? second);
  if (first === "city") return cityPath(cities.get(second) ?? second);
  if (first === "api" && second === "categories" && rest[0])
    return `/api/categories/${categories.get(rest[0]) ?? rest[0]}`;
  const isTreatmentInCity =
    second && rest.length === 0 && (treatments.has(first) || cities.has(second));
  return isTreatmentInCity
    ? `/${treatments.get(first) ?? first}/${cities.get(second) ?? second}`
    : pathname;
}
