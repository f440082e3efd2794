import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { LocateFixed } from "#app/components/ui/icons.tsx";
import type { SearchPiece } from "#domain/search/search-piece.ts";
import { type SearchQuery, searchUrl } from "#domain/search/search-query.ts";
import { plural, say, to } from "#shared/say.ts";

/** Placeholder in the button's URL until the browser returns the location. */
const somewhere = "0,0";
const radii = [2, 5, 10, 25];

/**
 * Reports whether a search is "near me", or sorted by distance, without a location to measure from.
 */
const isAskedFor = ({ query, pieces, hasPosition }: Omit<Props, "path">) =>
  pieces.some(({ kind }) => kind === "near" || kind === "within") ||
  (query.sort === "distance" && !hasPosition);

type Props = {
  path: string;
  query: Partial<SearchQuery>;
  pieces: SearchPiece[];
  hasPosition: boolean;
};

export function SearchNear({ path, query, pieces, hasPosition }: Props) {
  const zip = zipIn(pieces);
  const from = query.near ?? zip?.zip;
  if (from && (zip || hasPosition))
    return (
      <ul aria-label={say("Distance")} className="flex items-center gap-2 text-sm max-sm:-order-1">
        {radii.map((radius) => {
          const isOn = query.radius === radius;
          const q = query.near ? (query.q ?? "") : (zip?.without ?? "");
          return (
            <li key={radius}>
              <a
                href={to(
                  searchUrl(path, {
                    ...query,
                    q,
                    near: from,
                    radius: isOn ? null : radius,
                    sort: query.sort ?? "distance",
                  }),
                )}
                data-keeps-place
                aria-current={isOn ? "true" : undefined}
                className="pill aria-[current=true]:border-lagoon aria-[current=true]:bg-lagoon aria-[current=true]:text-on-lagoon"
              >
                {say("Within {distance}", { distance: plural(radius, "mile") })}
              </a>
            </li>
          );
        })}
      </ul>
    );
  if (from || isAskedFor({ query, pieces, hasPosition })) return null;
  return <NearMe path={path} query={query} />;
}

/**
 * Offers other locations below the filter row after the browser has denied access to the location.
 */
export function NearElse({ path, ...search }: Props) {
  const { query, pieces } = search;
  if (query.near || zipIn(pieces) || isAskedFor(search)) return null;
  return (
    <div
      hidden
      data-near-else
      className="mb-4 grid items-center gap-x-8 gap-y-3 rounded-card bg-sage p-4 lg:grid-cols-2"
    >
      <p role="status" />
      <PlaceForm path={path} query={query} errors={[]} />
    </div>
  );
}

const zipIn = (pieces: SearchPiece[]) => pieces.find((piece) => piece.kind === "zip");

/**
 * Asks for a location before the results of a "near me" search, which cannot be sorted without one.
 */
export function NearPrompt({ path, ...search }: Props) {
  const { query, pieces, hasPosition } = search;
  const isUnknown = Boolean(query.near) && !hasPosition;
  if (!isUnknown && (!isAskedFor(search) || query.near || zipIn(pieces))) return null;
  const errors = isUnknown
    ? [
        say("We could not find “{place}”. Try another ZIP code or city.", {
          place: query.near ?? "",
        }),
      ]
    : [];
  return (
    <section
      aria-label={say("Near you")}
      data-near-else
      className="mt-3 mb-4 flex flex-wrap items-center gap-x-8 gap-y-3 rounded-card bg-sage p-4"
    >
      <div className="needs-script flex items-center gap-4">
        <NearMe path={path} query={query} variant="primary" />
        <p role="status" className="max-w-xs text-sm">
          {say(
            "To see the nearest first, share your location. It is sent only to this site, and is not kept.",
          )}
        </p>
      </div>
      <PlaceForm path={path} query={query} errors={errors} />
    </section>
  );
}

function PlaceForm({
  path,
  query: { near, ...rest },
  errors,
}: Pick<Props, "path" | "query"> & { errors: string[] }) {
  return (
    <form
      action={to(path)}
      data-keeps-place
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 [&_label]:whitespace-nowrap"
    >
      {Object.entries({ ...rest, sort: "distance" }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value === true ? "1" : String(value)} />
      ))}
      <TextField
        scope="search"
        label={say("Or enter a ZIP code or city")}
        name="near"
        defaultValue={near}
        errors={errors}
        autoComplete="postal-code"
      />
      <Button variant="secondary" className="mt-7.5">
        {say("Show nearest")}
      </Button>
    </form>
  );
}

type NearMeProps = { path: string; query: Partial<SearchQuery>; variant?: "primary" };

function NearMe({ path, query, variant }: NearMeProps) {
  const address = to(searchUrl(path, { ...query, near: somewhere, sort: "distance" }));
  const text = (
    <>
      <LocateFixed className="size-4" aria-hidden /> {say("Near me")}
    </>
  );
  if (variant)
    return (
      <Button type="button" variant={variant} data-near={address} className="shrink-0">
        {text}
      </Button>
    );
  return (
    <Button
      type="button"
      variant="pill"
      className="needs-script max-sm:-order-1"
      data-near={address}
    >
      {text}
    </Button>
  );
}
