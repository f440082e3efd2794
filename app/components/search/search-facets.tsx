import { ChevronDown } from "#app/components/ui/icons.tsx";
import { visitAmount } from "#domain/catalogue/listings/price-text.ts";
import type { FacetChoices } from "#domain/search/facets.ts";
import type { SearchPiece } from "#domain/search/search-piece.ts";
import {
  emptySearch,
  type SearchFilterName,
  type SearchQuery,
  searchUrl,
} from "#domain/search/search-query.ts";
import { languageName } from "#shared/language-name.ts";
import { say, sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { englishUnlessTranslated } from "../ui/english-on-spanish-page.ts";

type Group = {
  title: string;
  names: SearchFilterName[];
  shown: number;
  isOpen: boolean;
  /** Some values of a filter, if it has several kinds. */
  has?: (value: string) => boolean;
  /** Its prices are those of a typical amount of a treatment. */
  isOfVisit?: boolean;
};

const isLevel = (price: string) => price.startsWith("$");

const groups: Group[] = [
  {
    title: "Availability and specials",
    names: ["open", "offers", "premier"],
    shown: 3,
    isOpen: true,
  },
  { title: "Treatment", names: ["treatment"], shown: 8, isOpen: true },
  { title: "Price level", names: ["price"], shown: 4, isOpen: true, has: isLevel },
  {
    title: "Price per visit",
    names: ["price"],
    shown: 4,
    isOpen: true,
    has: (price) => !isLevel(price),
    isOfVisit: true,
  },
  { title: "Rating", names: ["rating"], shown: 3, isOpen: true },
  { title: "City", names: ["city"], shown: 8, isOpen: false },
  { title: "Category", names: ["category"], shown: 10, isOpen: false },
  { title: "Language", names: ["language"], shown: 8, isOpen: false },
  { title: "Amenities", names: ["amenity"], shown: 8, isOpen: false },
];

type Props = {
  path: string;
  query: Partial<SearchQuery>;
  /** Understood parts of the search: their choices are marked beside those of the filters. */
  pieces: SearchPiece[];
  facets: FacetChoices;
};

export function SearchFacets(props: Props) {
  return (
    <div className="border-t border-line">
      {groups.map((group) => (
        <FacetGroup key={group.title} {...props} {...group} />
      ))}
    </div>
  );
}

/** True if nothing was found and no filter here could be removed. */
export function hasNoChoices(query: Partial<SearchQuery>, facets: FacetChoices) {
  return groups.every(({ names }) => choicesOf(query, facets, names).length === 0);
}

function choicesOf(
  query: Partial<SearchQuery>,
  facets: FacetChoices,
  names: SearchFilterName[],
  has: Group["has"] = () => true,
) {
  return names.flatMap((name) =>
    facets[name]
      .filter(({ count, value }) => has(value) && (count !== 0 || isChosen(query, name, value)))
      .map((choice) => ({ ...choice, name })),
  );
}

function FacetGroup({
  path,
  query,
  pieces,
  facets,
  title,
  names,
  shown,
  isOpen,
  has,
  isOfVisit,
}: Props & Group) {
  const choices = choicesOf(query, facets, names, has);
  if (choices.length === 0) return null;
  const isUsed = names.some(
    (name) => query[name] !== undefined && query[name] !== emptySearch[name],
  );
  const said = pieces.flatMap((piece) => (piece.kind === "treatment" ? [piece.slug] : []));
  const amount = isOfVisit ? visitAmount(said[0] ?? query.treatment ?? "") : null;
  const row = (choice: (typeof choices)[number]) => (
    <Choice
      key={`${choice.name} ${choice.value}`}
      {...choice}
      path={path}
      query={query}
      pieces={pieces}
    />
  );
  return (
    <details open={isOpen || isUsed} className="group/facet border-b border-line py-3">
      <summary className="flex min-h-8 items-center justify-between gap-3 font-medium">
        {sayStored(title)}
        <ChevronDown
          className="size-4 text-muted transition-transform duration-150 group-open/facet:rotate-180"
          aria-hidden
        />
      </summary>
      {amount && <p className="text-sm text-muted">{say("For {amount}", { amount })}</p>}
      <ul className="mt-1">{choices.slice(0, shown).map(row)}</ul>
      {choices.length > shown && (
        <details>
          <summary className="text-link inline-block py-1.5 text-sm">
            {say("{count} more", { count: choices.length - shown })}
          </summary>
          <ul>{choices.slice(shown).map(row)}</ul>
        </details>
      )}
    </details>
  );
}

function Choice({
  path,
  query,
  pieces,
  name,
  value,
  label,
  count,
}: {
  path: string;
  query: Partial<SearchQuery>;
  pieces: SearchPiece[];
  name: SearchFilterName;
  value: string;
  label: string;
  count: number | null;
}) {
  const isOn = isChosen(query, name, value);
  const meant = pieces.find((piece) => isMeant(piece, name, value));
  const changed = {
    ...(meant && { q: meant.without }),
    ...(isOn && { [name]: emptySearch[name] }),
    ...(!isOn && !meant && { [name]: typed(name, value) }),
  };
  return (
    <li>
      <a
        href={to(searchUrl(path, { ...query, ...changed }))}
        data-keeps-place=""
        aria-current={isOn || meant ? "true" : undefined}
        className="choice"
      >
        <span {...(name === "amenity" ? englishUnlessTranslated(label) : {})}>
          {labelOf(name, value, label)}
        </span>{" "}
        {count !== null && (
          <span className="font-normal text-muted">{count.toLocaleString("en-US")}</span>
        )}
      </a>
    </li>
  );
}

/** Translates labels here, because facets are counted once for all locales. */
function labelOf(name: SearchFilterName, value: string, label: string) {
  if (name === "rating") return say("{rating} and up", { rating: value });
  return name === "language" ? languageName(label) : sayStored(label);
}

function isChosen(query: Partial<SearchQuery>, name: SearchFilterName, value: string) {
  return query[name] === typed(name, value);
}

function isMeant(piece: SearchPiece, name: SearchFilterName, value: string) {
  switch (piece.kind) {
    case "treatment":
    case "category":
    case "city":
      return name === piece.kind && value === piece.slug;
    case "zip":
      return name === "city" && value === piece.slug;
    case "open":
      return name === "open" && piece.open === "now";
    case "offers":
      return name === "offers";
    case "rating":
      return name === "rating" && value === String(piece.rating);
    case "level":
      return name === "price" && value === "$".repeat(piece.level);
    case "language":
      return name === "language" && value === piece.language;
    default:
      return false;
  }
}

function typed(name: SearchFilterName, value: string) {
  if (name === "rating") return Number(value);
  return name === "open" || name === "offers" || name === "premier" ? true : value;
}
