import type { SearchPiece } from "#domain/search/search-piece.ts";
import { type SearchQuery, searchUrl } from "#domain/search/search-query.ts";
import {
  chosenIn,
  filterGroups,
  type Tick,
  tickedIn,
  tickOf,
  toggle,
} from "#domain/search/ticks.ts";
import { weekdays } from "#shared/hours.ts";
import { inSentence } from "#shared/language.ts";
import { languageName } from "#shared/language-name.ts";
import { formatCents } from "#shared/money.ts";
import { plural, say, sayStored } from "#shared/say.ts";
import type { FindName } from "./use-catalogue-names.ts";

/** `tick`: the choice that the chip removes, if it is one. */
export type ActiveChip = { label: string; href: string; tick?: Tick };

/** Everything that narrows a search, each once: what the words say, then what is ticked. */
export function activeChips(
  path: string,
  query: Partial<SearchQuery>,
  pieces: SearchPiece[],
  nameOf: FindName,
): ActiveChip[] {
  const isCounted = ({ group, value }: Tick) => tickedIn(group, query, pieces).includes(value);
  const chipOf = (tick: Tick, label = tickLabel(tick, nameOf)) => ({
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
  const chosen = filterGroups
    .flatMap((group) => chosenIn(group, query).map((value): Tick => ({ group, value })))
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

/** The chip of a choice in the words, which know the names that a filter must look up. */
function labelOf(piece: SearchPiece, tick: Tick, nameOf: FindName) {
  if (piece.kind === "zip") return `${piece.zip} (${piece.name})`;
  if (piece.kind === "language")
    return say("Speaks {language}", { language: inSentence(languageName(piece.language)) });
  return "name" in piece ? sayStored(piece.name) : tickLabel(tick, nameOf);
}

/** A choice on its own, without the title of its group. */
export function tickLabel({ group, value }: Tick, nameOf: FindName) {
  switch (group) {
    case "city":
    case "category":
    case "treatment":
      return nameOf(group, value);
    case "price":
      return dollars(value);
    case "open":
      return openLabel(value);
    case "rating":
      return say("Rated {rating} and up", { rating: Number(value) });
    case "language":
      return languageName(value);
    case "premier":
      return say("Premier");
    case "offers":
      return say("With specials");
    default:
      return sayStored(value);
  }
}

export function openLabel(time: string) {
  if (time === "1") return say("Open now");
  if (time === "evening") return say("Open evenings");
  const day = weekdays.find((each) => each.toLowerCase() === time) ?? "Monday";
  return say("Open {day}", { day: inSentence(sayStored(day)) });
}

function dollars(range: string) {
  const [from, to] = range.split("-");
  if (!from) return say("Under {price}", { price: formatCents(Number(to) * 100) });
  const least = formatCents(Number(from) * 100);
  return to
    ? say("{from} to {to}", { from: least, to: formatCents(Number(to) * 100) })
    : say("Over {price}", { price: least });
}
