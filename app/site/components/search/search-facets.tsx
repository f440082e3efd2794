import { ChevronDown } from "#app/components/ui/icons.tsx";
import { originalLangUnlessTranslated } from "#app/components/ui/original-lang.ts";
import { visitAmount } from "#domain/catalogue/listings/price-text.ts";
import type { FacetChoices } from "#domain/search/facets.ts";
import { type FilterBox, filterBoxes } from "#domain/search/filters/all-filters.ts";
import type { FindName } from "#domain/search/filters/filter.ts";
import type { SearchPiece } from "#domain/search/search-piece.ts";
import { type SearchQuery, searchUrl } from "#domain/search/search-query.ts";
import { groupOf, tickedIn, toggle } from "#domain/search/ticks.ts";
import { say, sayStored, to } from "#shared/say.ts";

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
      {filterBoxes.map((box) => (
        <FacetSection key={box.title} {...props} {...box} />
      ))}
    </div>
  );
}

/** Reports whether there is no facet to show. */
export function hasNoChoices(props: Props) {
  return filterBoxes.every(({ filters }) => choicesOf(props, filters).length === 0);
}

/** Choices that lead somewhere, and those that are ticked. */
function choicesOf({ query, pieces, facets, nameOf }: Props, filters: FilterBox["filters"]) {
  return filters.flatMap((filter) => {
    const { name: group, parameter } = filter;
    const ticked = tickedIn(group, query, pieces);
    const listed = facets[parameter.name].filter(
      ({ value }) => groupOf(parameter.name, value) === group,
    );
    const others = ticked.filter((value) => !listed.some((choice) => choice.value === value));
    return [
      ...others.map((value) => ({ value, label: filter.label(value, nameOf), count: null })),
      ...listed,
    ]
      .map((choice) => ({ ...choice, group, filter, isOn: ticked.includes(choice.value) }))
      .filter(({ count, isOn }) => count !== 0 || isOn);
  });
}

type Choice = ReturnType<typeof choicesOf>[number];

function FacetSection({ title, filters, shown, isOpen, isOfVisit, ...props }: Props & FilterBox) {
  const choices = choicesOf(props, filters);
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
  const { filter, value, label, count, isOn } = choice;
  return (
    <li>
      <a
        href={to(searchUrl(path, toggle(choice, query, pieces)))}
        data-keeps-place=""
        aria-current={isOn ? "true" : undefined}
        className={filter.parameter.kind === "number" ? "choice is-one-of" : "choice"}
      >
        <span {...(filter.isInWordsOfListings ? originalLangUnlessTranslated(label) : {})}>
          {filter.choiceLabel?.(value) ?? sayStored(label)}
        </span>{" "}
        {count !== null && (
          <span className="font-normal text-muted">{count.toLocaleString("en-US")}</span>
        )}
      </a>
    </li>
  );
}
