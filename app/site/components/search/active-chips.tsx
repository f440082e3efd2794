import { filterNamed, filters } from "#domain/search/filters/all-filters.ts";
import type { FindName } from "#domain/search/filters/filter.ts";
import type { SearchPiece } from "#domain/search/search-piece.ts";
import { type SearchQuery, searchUrl } from "#domain/search/search-query.ts";
import { chosenIn, type Tick, tickedIn, tickOf, toggle } from "#domain/search/ticks.ts";
import { plural, say, sayStored } from "#shared/say.ts";

/** `tick`: the choice that the chip removes, if it is one. */
export type ActiveChip = { label: string; href: string; tick?: Tick };

/**
 * Lists everything that narrows a search, each once: first from the query text, then from the
 * filter.
 */
export function activeChips(
  path: string,
  query: Partial<SearchQuery>,
  pieces: SearchPiece[],
  nameOf: FindName,
): ActiveChip[] {
  const isCounted = ({ group, value }: Tick) => tickedIn(group, query, pieces).includes(value);
  const chipOf = (tick: Tick, label = filterNamed(tick.group).label(tick.value, nameOf)) => ({
    label,
    href: searchUrl(path, toggle(tick, query, pieces)),
    tick,
  });
  const said = pieces.flatMap((piece): ActiveChip[] => {
    const tick = tickOf(piece);
    if (tick && isCounted(tick)) return [chipOf(tick, labelOf(piece, tick, nameOf))];
    const isPlace = piece.kind === "city" && pieces.some(({ kind }) => kind === "within");
    if (!isPlace && (piece.kind !== "within" || query.radius)) return [];
    const label = piece.kind === "within" ? within(piece.miles) : sayStored(piece.name);
    return [{ label, href: searchUrl(path, { ...query, q: piece.without }) }];
  });
  const isSaid = ({ group, value }: Tick) =>
    said.some(({ tick }) => tick?.group === group && tick.value === value);
  const chosen = filters
    .flatMap(({ name: group }) => chosenIn(group, query).map((value): Tick => ({ group, value })))
    .filter((tick) => !isSaid(tick));
  const near = query.near
    ? [
        {
          label: nearInWords(query.near, query.radius),
          href: searchUrl(path, { ...query, near: "", radius: null }),
        },
      ]
    : [];
  const area = query.bounds
    ? [{ label: say("Map area"), href: searchUrl(path, { ...query, bounds: "" }) }]
    : [];
  return [...said, ...chosen.map((tick) => chipOf(tick)), ...near, ...area];
}

const within = (miles: number) => say("Within {distance}", { distance: plural(miles, "mile") });

function nearInWords(near: string, radius: number | null | undefined) {
  const isPosition = /^-?\d+\./.test(near);
  if (!radius) return isPosition ? say("Near you") : say("Near {place}", { place: near });
  return isPosition
    ? say("Within {radius} miles of you", { radius })
    : say("Within {radius} miles of {place}", { radius, place: near });
}

/** Returns the label of a choice. The query text includes names that a filter must look up. */
function labelOf(piece: SearchPiece, { group, value }: Tick, nameOf: FindName) {
  if (piece.kind === "zip") return `${piece.zip} (${piece.name})`;
  if ("name" in piece) return sayStored(piece.name);
  const filter = filterNamed(group);
  return filter.saidLabel?.(value) ?? filter.label(value, nameOf);
}
