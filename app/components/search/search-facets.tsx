import { ChevronDown } from "#app/components/ui/icons.tsx";
import { visitAmount } from "#domain/catalogue/listings/price-text.ts";
import type { FacetChoices } from "#domain/search/facets.ts";
import type { SearchPiece } from "#domain/search/search-piece.ts";
import { type SearchFilterName, type SearchQuery, searchUrl } from "#domain/search/search-query.ts";
import { type FilterGroup, groupOf, tickedIn, toggle } from "#domain/search/ticks.ts";
import { languageName } from "#shared/language-name.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { englishUnlessTranslated } from "../ui/english-on-spanish-page.ts";
import { openLabel, tickLabel } from "./active-chips.tsx";
import type { FindName } from "./use-catalogue-names.ts";

type Section = {
  title: string;
  groups: FilterGroup[];
  shown: number;
  isOpen: boolean;
  /** Its prices are those of a typical amount of a treatment. */
  isOfVisit?: boolean;
};

const sections: Section[] = [
  {
    title: "Availability and specials",
    groups: ["open", "offers", "premier"],
    shown: 6,
    isOpen: true,
  },
  { title: "Treatment", groups: ["treatment"], shown: 8, isOpen: true },
  { title: "City", groups: ["city"], shown: 8, isOpen: true },
  { title: "Price level", groups: ["level"], shown: 4, isOpen: true },
  { title: "Price per visit", groups: ["price"], shown: 4, isOpen: true, isOfVisit: true },
  { title: "Rating", groups: ["rating"], shown: 3, isOpen: true },
  { title: "Category", groups: ["category"], shown: 10, isOpen: false },
  { title: "Language", groups: ["language"], shown: 8, isOpen: false },
  { title: "Amenities", groups: ["amenity"], shown: 8, isOpen: false },
];

type Props = {
  path: string;
  query: Partial<SearchQuery>;
  /** Understood parts of the search: their choices are ticked, too. */
  pieces: SearchPiece[];
  facets: FacetChoices;
  nameOf: FindName;
};

export function SearchFacets(props: Props) {
  return (
    <div className="border-t border-line">
      {sections.map((section) => (
        <FacetSection key={section.title} {...props} {...section} />
      ))}
    </div>
  );
}

/** True if nothing was found and nothing here could be unticked. */
export function hasNoChoices(props: Props) {
  return sections.every(({ groups }) => choicesOf(props, groups).length === 0);
}

/** Choices that lead somewhere, and those that are ticked. */
function choicesOf({ query, pieces, facets, nameOf }: Props, groups: FilterGroup[]) {
  return groups.flatMap((group) => {
    const name: SearchFilterName = group === "level" ? "price" : group;
    const ticked = tickedIn(group, query, pieces);
    const listed = facets[name].filter(({ value }) => groupOf(name, value) === group);
    const others = ticked.filter((value) => !listed.some((choice) => choice.value === value));
    return [
      ...others.map((value) => ({
        value,
        label: tickLabel({ group, value }, nameOf),
        count: null,
      })),
      ...listed,
    ]
      .map((choice) => ({ ...choice, group, isOn: ticked.includes(choice.value) }))
      .filter(({ count, isOn }) => count !== 0 || isOn);
  });
}

type Choice = ReturnType<typeof choicesOf>[number];

function FacetSection({ title, groups, shown, isOpen, isOfVisit, ...props }: Props & Section) {
  const choices = choicesOf(props, groups);
  if (choices.length === 0) return null;
  const { query, pieces } = props;
  const [treatment] = tickedIn("treatment", query, pieces);
  const amount = isOfVisit && treatment ? visitAmount(treatment) : null;
  const row = (choice: Choice) => (
    <ChoiceRow key={`${choice.group} ${choice.value}`} {...props} choice={choice} />
  );
  const [first, rest] = [choices.slice(0, shown), choices.slice(shown)];
  // Rows keep their place, but a ticked one is never folded away.
  const [inSight, more] = [
    [...rest.filter(({ isOn }) => isOn), ...first],
    rest.filter(({ isOn }) => !isOn),
  ];
  return (
    <details
      open={isOpen || choices.some(({ isOn }) => isOn)}
      className="group/facet border-b border-line py-3"
    >
      <summary className="flex min-h-8 items-center justify-between gap-3 font-medium">
        {sayStored(title)}
        <ChevronDown
          className="size-4 text-muted transition-transform duration-150 group-open/facet:rotate-180"
          aria-hidden
        />
      </summary>
      {amount && <p className="text-sm text-muted">{say("For a visit of {amount}", { amount })}</p>}
      <ul className="mt-1">{inSight.map(row)}</ul>
      {more.length > 0 && (
        <details>
          <summary className="text-link inline-block py-1.5 text-sm">
            {say("{count} more", { count: more.length })}
          </summary>
          <ul>{more.map(row)}</ul>
        </details>
      )}
    </details>
  );
}

function ChoiceRow({ path, query, pieces, choice }: Props & { choice: Choice }) {
  const { group, label, count, isOn } = choice;
  return (
    <li>
      <a
        href={to(searchUrl(path, toggle(choice, query, pieces)))}
        data-keeps-place=""
        aria-current={isOn ? "true" : undefined}
        className={group === "rating" ? "choice is-one-of" : "choice"}
      >
        <span {...(group === "amenity" ? englishUnlessTranslated(label) : {})}>
          {rowLabel(choice)}
        </span>{" "}
        {count !== null && (
          <span className="font-normal text-muted">{count.toLocaleString("en-US")}</span>
        )}
      </a>
    </li>
  );
}

/** Translates labels here, because facets are counted once for all locales. */
function rowLabel({ group, value, label }: Choice) {
  if (group === "rating") return say("{rating} and up", { rating: value });
  if (group === "open") return openLabel(value);
  return group === "language" ? languageName(value) : sayStored(label);
}
