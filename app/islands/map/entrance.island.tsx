import { useEffect, useEffectEvent, useRef, useState } from "react";
import { requestPosition } from "#app/browser/widgets/position.ts";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import type { MapTiles } from "#shared/map-tiles.ts";
import { type Position, readPosition, writePosition } from "#shared/position.ts";
import { say } from "#shared/say.ts";
import { createIsland } from "../create-island.tsx";
import "./map.css";
import { EntrancePicture } from "./entrance-picture.tsx";
import type { MapCity } from "./map-view.ts";

type Props = {
  value: string;
  errors: string[];
  tiles: MapTiles | undefined;
  note?: string | undefined;
};

const hint = () =>
  say(
    "Entrance location (optional). Select it on the map, or paste coordinates. Otherwise we use the center of your ZIP code.",
  );

/**
 * Coordinates of the entrance: typed, placed on the map, or from the current location. Without
 * JavaScript, typed only. The map loads when it is asked for; before, a drawing shows the pin.
 */
function EntranceField({ value, errors, tiles, note }: Props) {
  const [status, setStatus] = useState("");
  const [entrance, setEntrance] = useState(() => readPosition(value));
  const [isRequested, setRequested] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Pressed before React was there.
  useEffect(() => setRequested(button.current === document.activeElement), []);
  const write = (place: Position) => {
    const input = inputOf(field.current);
    if (!input) return;
    input.value = writePosition(place);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const element = useEntranceMap(field, tiles, isRequested, {
    onMove: write,
    onDraw: () => setDrawn(true),
    onFail() {
      setRequested(false);
      setStatus(say("The map could not be loaded. Type the coordinates instead."));
    },
  });
  return (
    <div ref={field} onInput={() => setEntrance(readPosition(inputOf(field.current)?.value ?? ""))}>
      <TextField
        label={say("Where the entrance is")}
        name="position"
        isOptional
        hint={hint()}
        note={note}
        errors={errors}
        defaultValue={value}
      />
      <div className="needs-script mt-3">
        <div className="map-frame relative h-72 overflow-hidden rounded-card border border-line has-focus-visible:outline-2 has-focus-visible:outline-lagoon">
          {isRequested && (
            // biome-ignore lint/a11y/useSemanticElements: a map is no part of a form.
            <div
              ref={element}
              role="group"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it.
              tabIndex={0}
              aria-label={say("Map. Click to place the pin.")}
              className="map absolute inset-0 z-0"
            />
          )}
          {!isDrawn && (
            <Button
              ref={button}
              type="button"
              variant="plain"
              onClick={() => {
                setStatus("");
                setRequested(true);
              }}
              className="map-frame absolute inset-0 size-full cursor-pointer"
            >
              <EntrancePicture entrance={entrance} />
              <span className="pill absolute bottom-3 left-3 font-medium">
                {isRequested ? say("Loading the map") : say("Show the map")}
              </span>
            </Button>
          )}
        </div>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="button"
            variant="secondary"
            onClick={() =>
              requestPosition(
                setStatus,
                (place) => {
                  write(place);
                  setRequested(true);
                },
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

type EntranceEvents = { onMove(entrance: Position): void; onDraw(): void; onFail(): void };

/** Loads and draws the map once it is asked for. */
function useEntranceMap(
  field: React.RefObject<HTMLDivElement | null>,
  tiles: MapTiles | undefined,
  isRequested: boolean,
  events: EntranceEvents,
) {
  const element = useRef<HTMLDivElement>(null);
  const move = useEffectEvent(events.onMove);
  const finish = useEffectEvent(events.onDraw);
  const fail = useEffectEvent(events.onFail);
  useEffect(() => {
    if (!isRequested) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const draw = async () => {
      const [{ drawEntranceMap }, cities] = await Promise.all([
        import("./draw-entrance-map.ts"),
        readCities(),
      ]);
      const [frame, input] = [element.current, inputOf(field.current)];
      if (signal.aborted || !frame || !input) return;
      drawEntranceMap({ element: frame, input, cities, tiles, signal, onMove: move });
      // The pressed button goes away.
      if (frame.parentElement?.contains(document.activeElement)) frame.focus();
      finish();
    };
    draw().catch(fail);
    return () => leaving.abort();
  }, [tiles, field, isRequested]);
  return element;
}
