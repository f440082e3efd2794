import { useId } from "react";
import { Button } from "#app/components/ui/button.tsx";
import SearchBoxIsland from "#app/islands/search-box/search-box.island.tsx";
import { say, to } from "#shared/say.ts";

export function AddListingToCompare({ isFirst }: { isFirst: boolean }) {
  return (
    <div className="searches-here max-w-xl">
      <p className="mb-3 font-medium">{isFirst ? say("Add a med spa") : say("Add another")}</p>
      <SearchBoxIsland variant="mobile" />
      <p className="mt-2 text-sm text-muted">{say("Tap Compare on any listing to add it.")}</p>
    </div>
  );
}

type Props = { slugs: string[]; near: string; isKnown: boolean };

/** Distances appear only after the visitor names a location here. */
export function NearForm({ slugs, near, isKnown }: Props) {
  const id = useId();
  const isPosition = /^-?\d+(\.\d*)?,/.test(near);
  return (
    <form action={to("/compare")} className="max-w-xl">
      <label htmlFor={id} className="mb-3 block font-medium">
        {say("How far from")}
      </label>
      <input type="hidden" name="with" value={slugs.join(",")} />
      <div className="flex gap-3">
        <input
          id={id}
          name="near"
          key={near}
          defaultValue={isPosition ? "" : near}
          placeholder={say("ZIP or city")}
          maxLength={80}
          autoComplete="postal-code"
          aria-describedby={`${id}-note`}
          className="h-12 w-full min-w-0 rounded-control border border-muted bg-surface px-4 placeholder:text-muted"
        />
        <Button variant="secondary">{say("Show")}</Button>
      </div>
      <p id={`${id}-note`} className="mt-2 text-sm text-muted">
        {near && !isKnown
          ? say("We could not find “{near}”. Try a ZIP code or a city in the county.", { near })
          : say("We do not keep it.")}
      </p>
    </form>
  );
}
