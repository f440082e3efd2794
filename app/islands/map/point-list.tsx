import { useEffect, useRef, useState } from "react";
import { PremierBadge } from "#app/components/catalogue/badges.tsx";
import { Rating } from "#app/components/catalogue/rating.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { MapPin } from "#app/components/ui/icons.tsx";
import type { MapPoint } from "#domain/catalogue/listings/listing.ts";
import { listingPath } from "#shared/paths.ts";
import { distanceInMiles } from "#shared/position.ts";
import { say, to } from "#shared/say.ts";
import type { MapPosition } from "./map-view.ts";

export const initialListCount = 9;
const pictureBox = "size-16 shrink-0 rounded-control bg-sage object-cover";

export type PointFacts = {
  picture: string | null;
  price: string | null;
  isOpenNow: boolean | null;
};

type Props = {
  points: MapPoint[];
  rows: Record<string, PointFacts>;
  near: MapPosition | null;
  pointed: string | null;
  chosen: string | null;
  onPoint: (slug: string | null) => void;
};

export function PointList({ points, rows, near, pointed, chosen, onPoint }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(initialListCount);
  const ordered = near
    ? points.toSorted((a, b) => distanceInMiles(near, a) - distanceInMiles(near, b))
    : points;
  const first = ordered.slice(0, count);
  const open = ordered.find(({ slug }) => slug === chosen);
  const listed = open && !first.includes(open) ? [open, ...first] : first;

  useEffect(() => {
    const card = chosen ? list.current?.querySelector<HTMLElement>("[data-chosen]") : null;
    const isBeside = matchMedia("(min-width: 64rem)").matches;
    if (isBeside)
      card?.scrollIntoView({
        block: "nearest",
        behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
      });
  }, [chosen]);

  return (
    <div className="relative min-h-0 grow border-y border-line lg:overflow-y-auto">
      <ul ref={list} aria-label={say("Med spas on the map")} className="divide-y divide-line">
        {listed.map((point) => {
          const { picture, price, isOpenNow } = rows[point.slug] ?? {};
          const isLit = point.slug === pointed || point.slug === chosen;
          return (
            <li
              key={point.slug}
              data-chosen={point.slug === chosen ? "" : undefined}
              data-lit={isLit ? "" : undefined}
              className="relative scroll-mt-28 border-l-2 border-l-transparent py-2.5 lg:px-2.5 transition-colors duration-150 data-lit:border-l-lagoon data-lit:bg-sage"
            >
              <article className="flex gap-3">
                {picture ? (
                  <img src={picture} alt="" loading="lazy" className={pictureBox} />
                ) : (
                  <span className={`flex items-center justify-center ${pictureBox}`}>
                    <MapPin className="size-5 text-muted" aria-hidden />
                  </span>
                )}
                <div className="min-w-0 grow">
                  <h3 className="text-base leading-snug break-words">
                    <a
                      href={to(listingPath(point.slug))}
                      onPointerEnter={() => onPoint(point.slug)}
                      onPointerLeave={() => onPoint(null)}
                      onFocus={() => onPoint(point.slug)}
                      onBlur={() => onPoint(null)}
                      className="after:absolute after:inset-0 hover:text-lagoon"
                    >
                      {point.name}
                    </a>
                  </h3>
                  <p className="mt-0.5 flex items-center gap-x-1.5 text-sm whitespace-nowrap">
                    <span className="min-w-0 truncate text-muted">
                      {point.city}
                      {near && `, ${miles(distanceInMiles(near, point))}`}
                    </span>
                    {point.isPremium && <PremierBadge />}
                    <Rating rating={point.rating} reviewCount={point.reviewCount} />
                  </p>
                  {(price || isOpenNow) && (
                    <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm">
                      {price && <span className="font-medium">{price}</span>}
                      {isOpenNow && <span className="text-muted">{say("Open now")}</span>}
                    </p>
                  )}
                </div>
              </article>
            </li>
          );
        })}
      </ul>
      {points.length > count && (
        <p className="border-t border-line p-3">
          <Button
            type="button"
            variant="secondary"
            className="w-full"
            onClick={() => setCount(count + initialListCount)}
          >
            {say("Show more")}
          </Button>
        </p>
      )}
    </div>
  );
}

function miles(distance: number) {
  const text = distance < 10 ? distance.toFixed(1) : Math.round(distance).toLocaleString("en-US");
  return text === "1.0"
    ? say("{count} mile", { count: text })
    : say("{count} miles", { count: text });
}
