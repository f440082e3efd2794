import { LocateFixed } from "lucide-react";
import type { Piece } from "#domain/search/pieces.ts";
import { type SearchQuery, searchAddress } from "#domain/search/search-query.ts";
import { plural } from "#shared/plural.ts";
import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { Button } from "../ui/button.tsx";

/** Stands in the address of the button until the browser knows better. */
const somewhere = "0,0";
const radii = [2, 5, 10, 25];

/** From where, and how far: the visitor's own position, or a ZIP that was said. */
export function SearchNear({ path, query, pieces }: { path: string; query: Partial<SearchQuery>; pieces: Piece[] }) {
  const zip = pieces.find((piece) => piece.kind === "zip");
  const isWanted = pieces.some(({ kind }) => kind === "near" || kind === "within");
  const from = query.near ?? zip?.zip;
  if (from)
    return (
      <ul aria-label={say("Distance")} className="flex flex-wrap items-center gap-2 text-sm">
        {radii.map((radius) => {
          const isOn = query.radius === radius;
          const q = query.near ? (query.q ?? "") : (zip?.without ?? "");
          return (
            <li key={radius}>
              <a
                href={to(searchAddress(path, { ...query, q, near: from, radius: isOn ? null : radius, sort: query.sort ?? "distance" }))}
                data-keeps-place
                aria-current={isOn ? "true" : undefined}
                className="inline-flex min-h-10 items-center rounded-full border border-line bg-surface px-3.5 hover:border-lagoon aria-[current=true]:border-lagoon aria-[current=true]:bg-lagoon aria-[current=true]:text-on-lagoon"
              >
                {say("Within {distance}", { distance: plural(radius, "mile") })}
              </a>
            </li>
          );
        })}
      </ul>
    );
  return <NearMe path={path} query={query} isWanted={isWanted} />;
}

function NearMe({ path, query, isWanted }: { path: string; query: Partial<SearchQuery>; isWanted: boolean }) {
  return (
    <div className="needs-script flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="button" look={isWanted ? "primary" : "quiet"} data-near={to(searchAddress(path, { ...query, near: somewhere, sort: "distance" }))}>
        <LocateFixed className="size-4" aria-hidden /> {say("Near me")}
      </Button>
      <p role="status" className="text-sm text-muted">
        {isWanted && say("To begin with what is near you, share your position. It goes nowhere but to this site, and is not kept.")}
      </p>
    </div>
  );
}
