import { useEffect, useRef, useState } from "react";
import { requestPosition } from "#app/browser/widgets/position.ts";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import {
  middleOf,
  type Position,
  readPosition,
  writePosition,
} from "#domain/catalogue/listings/position.ts";
import type { MapTiles } from "#shared/map-tiles.ts";
import { say } from "#shared/say.ts";
import { createIsland } from "../create-island.tsx";
import "./map.css";
import type { MapCity } from "./map-view.ts";

type Props = {
  value: string;
  errors: string[];
  tiles: MapTiles | undefined;
  standing?: string | undefined;
};

const hint = () =>
  say(
    "Latitude and longitude, as map apps copy them. Without them your pin is in the middle of your ZIP code; directions go to the address.",
  );

/**
 * Coordinates of the entrance: typed, placed on the map, or from the current location. Without
 * JavaScript, typed only.
 */
function EntranceField({ value, errors, tiles, standing }: Props) {
  const [status, setStatus] = useState("");
  const field = useRef<HTMLDivElement>(null);
  const write = (place: Position) => {
    const input = inputOf(field.current);
    if (!input) return;
    input.value = writePosition(place);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const element = useEntranceMap(field, tiles, write);
  return (
    <div ref={field}>
      <TextField
        label={say("Where the entrance is")}
        name="position"
        isOptional
        hint={hint()}
        standing={standing}
        errors={errors}
        defaultValue={value}
      />
      <div className="needs-script mt-3">
        <div className="map-frame relative h-72 overflow-hidden rounded-card border border-line">
          {/* biome-ignore lint/a11y/useSemanticElements: a map is no part of a form. */}
          <div
            ref={element}
            role="group"
            aria-label={say("Map. Click to place the pin.")}
            className="map absolute inset-0 z-0"
          />
        </div>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="button"
            look="quiet"
            onClick={() =>
              requestPosition(
                setStatus,
                write,
                say("The pin is where you are. Drag it if that is not the entrance."),
              )
            }
          >
            {say("Use my current location")}
          </Button>
          <span role="status" className="text-sm text-muted">
            {status || say("Or click the map, and drag the pin to your entrance.")}
          </span>
        </p>
      </div>
    </div>
  );
}

export default createIsland<Props>("entrance", EntranceField, "visible");

/** Labels of the map: none if loading fails. */
const readCities = (): Promise<MapCity[]> =>
  fetch("/api/locations")
    .then((response) => response.json())
    .catch(() => []);

const inputOf = (field: HTMLElement | null) => field?.querySelector("input") ?? null;

/**
 * Keeps map and field in sync, and centers the map on the city and ZIP code from the same form.
 */
function useEntranceMap(
  field: React.RefObject<HTMLDivElement | null>,
  tiles: MapTiles | undefined,
  onMove: (entrance: Position) => void,
) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onMove);
  latest.current = onMove;
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const draw = async () => {
      const [{ drawEntranceMap }, cities] = await Promise.all([
        import("./draw-entrance-map.ts"),
        readCities(),
      ]);
      const input = inputOf(field.current);
      if (signal.aborted || !element.current || !input) return;
      const map = drawEntranceMap({
        element: element.current,
        cities,
        tiles,
        onMove: (entrance) => latest.current(entrance),
      });
      signal.addEventListener("abort", () => map.close());
      const city = input.form?.querySelector<HTMLSelectElement>("select[name=city]");
      const zip = input.form?.querySelector<HTMLInputElement>("input[name=zipCode]");
      const look = () => {
        const chosen = cities.find(({ slug }) => slug === city?.value);
        const middle = chosen ? middleOf(chosen, zip?.value.trim() ?? "") : null;
        if (!readPosition(input.value)) map.suggest(middle);
        else if (middle) map.look(middle);
      };
      const put = () => {
        const entrance = readPosition(input.value);
        if (entrance) map.put(entrance);
        else look();
      };
      // Not both: during an animated move to the city, the check for a visible pin would be wrong.
      const stood = readPosition(input.value);
      if (stood) map.look(stood);
      put();
      city?.addEventListener("change", look, { signal });
      zip?.addEventListener("input", look, { signal });
      input.addEventListener("input", put, { signal });
    };
    draw().catch(() => {});
    return () => leaving.abort();
  }, [tiles, field]);
  return element;
}
