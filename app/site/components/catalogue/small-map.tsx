import type { MapPosition } from "#app/islands/map/map-view.ts";
import { SmallMapPicture } from "#app/islands/map/small-picture.tsx";
import type { ListingPosition } from "#domain/search/listing-positions.server.ts";
import { say, to } from "#shared/say.ts";

type Props = { positions: ListingPosition[]; area?: MapPosition[]; href: string };

/** Draws the positions of the listings, with a link to the map. */
export function SmallMap({ positions, area, href }: Props) {
  if (positions.length === 0) return null;
  return (
    <a
      href={to(href)}
      className="map-frame relative block aspect-[16/10] overflow-hidden rounded-card border border-line hover:border-lagoon"
    >
      <SmallMapPicture points={positions} area={area} />
      <span className="absolute bottom-3 left-3 rounded-full border border-line bg-surface px-4 py-2 text-sm font-medium">
        {say("Show on the map")}
      </span>
    </a>
  );
}
