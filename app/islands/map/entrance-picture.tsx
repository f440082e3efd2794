import { isWithin } from "#domain/catalogue/reference/bounds.ts";
import type { Position } from "#shared/position.ts";
import { regionBounds } from "./land.ts";
import { LandPicture } from "./land-picture.tsx";
import { fitView } from "./map-picture.ts";

/** The size of the frame inside its border. */
const size = 286;
/** The margins that the live map leaves around the region. */
const padding = { top: 72, bottom: 30 };
/** Degrees from the middle to the top of the live map. */
const reach = 0.0412;

/** Draws the first view of the live map: around the entrance, or of the whole region. */
export function EntrancePicture({ entrance }: { entrance: Position | null }) {
  const pin = entrance && isWithin(regionBounds, entrance) ? entrance : null;
  const [room, above] = pin
    ? [size, size / 2]
    : [size - padding.top - padding.bottom, (size + padding.top - padding.bottom) / 2];
  const { placeOf } = fitView(pin ? around(pin) : regionBounds, { width: size, height: room });
  return (
    <svg
      viewBox={`${-size / 2} ${-above} ${size} ${size}`}
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      <LandPicture placeOf={placeOf} area={null} />
      {pin && (
        <path
          d="M10.5 0A10.5 10.5 0 1 0 0 10.5H10.5Z"
          transform="rotate(45)"
          className="map-still-here"
        />
      )}
    </svg>
  );
}

/** Returns bounds without a width, so that the height decides the scale. */
const around = ({ latitude, longitude }: Position) => ({
  south: latitude - reach,
  west: longitude,
  north: latitude + reach,
  east: longitude,
});
