import { useEffect, useState } from "react";
import { languageQueryString } from "#shared/language.ts";
import { sayStored } from "#shared/say.ts";
import { popularSearches } from "#site/popular-searches.ts";
import { maxRecentSearches, recentSearches } from "./recent-searches.ts";

/** Response of /api/search/suggestions; "recent" exists only in this browser. */
export type SuggestionItem = {
  id: string;
  type: "med_spa" | "category" | "modality" | "city" | "recent";
  title: string;
  subtitle: string;
  url: string;
};

const shortestQuery = 2;

export function useSuggestions(
  query: string,
  { isOpen, pause, most }: { isOpen: boolean; pause: number; most: number },
) {
  const [found, setFound] = useState<{
    query: string;
    suggestions: SuggestionItem[] | null;
  } | null>(null);
  const trimmed = query.trim();
  const isAsking = isOpen && trimmed.length >= shortestQuery;
  useEffect(() => {
    if (!isAsking) return;
    const leave = new AbortController();
    const timer = setTimeout(async () => {
      const suggestions = await fetch(
        `/api/search/suggestions/${encodeURIComponent(trimmed)}${languageQueryString()}`,
        { signal: leave.signal },
      )
        .then((answer) => (answer.ok ? answer.json() : null))
        .catch(() => null);
      if (!leave.signal.aborted) setFound({ query: trimmed, suggestions });
    }, pause);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [trimmed, isAsking, pause]);
  if (trimmed === "" && isOpen) {
    const recent = recentSearches().slice(0, maxRecentSearches);
    const popular = popularSearches.filter(
      ({ query: words }) => !recent.some((other) => other.toLowerCase() === words),
    );
    const item = (type: SuggestionItem["type"], title: string, words = title): SuggestionItem => ({
      id: `${type}:${words}`,
      type,
      title,
      subtitle: "",
      url: `/search?${new URLSearchParams({ q: words })}`,
    });
    return {
      suggestions: [
        ...recent.map((words) => item("recent", words)),
        ...popular.map(({ name, query: words }) => item("modality", sayStored(name), words)),
      ].slice(0, most),
      isLoading: false,
      isAsking: false,
      hasFailed: false,
    };
  }
  const current = isAsking && found?.query === trimmed ? found : null;
  return {
    suggestions: current?.suggestions?.slice(0, most) ?? [],
    isLoading: isAsking && !current,
    isAsking,
    hasFailed: current?.suggestions === null,
  };
}
