import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import SearchBoxIsland from "#app/islands/search-box/search-box.island.tsx";
import { readSearch, searchUrl } from "#domain/search/search-query.ts";
import { say, sayStored } from "#shared/say.ts";

export const searchError = {
  title: "Search Error",
  text: "There was an error performing your search. Please try again.",
};

export function SearchError({ path, search }: { path: string; search: string }) {
  const query = readSearch(new URLSearchParams(search));
  return (
    <div className="wrap searches-here pt-8 md:pt-14">
      <Heading level={1} className="max-w-2xl">
        {sayStored(searchError.title)}
      </Heading>
      <p className="measure mt-4 text-muted">{sayStored(searchError.text)}</p>
      <div className="mt-8 max-w-2xl">
        <SearchBoxIsland variant="modal" path={path} query={query.q} />
      </div>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={searchUrl(path, query)}>{say("Try again")}</ButtonLink>
        <ButtonLink href="/categories" variant="secondary">
          {say("View All Categories")}
        </ButtonLink>
      </p>
    </div>
  );
}
