import { divIcon } from "leaflet";
import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import { formatCents } from "#shared/money.ts";
import { say } from "#shared/say.ts";
import { clusterArea } from "./clusters.ts";
import { pinArea } from "./map-picture.ts";
import { reviewsInWords } from "./map-view.ts";

const target = 28;

export function pinIcon(point: PricedPoint) {
  const className = point.isPremium ? "map-pin map-pin-premier" : "map-pin";
  if (point.priceCents === undefined) return divIcon({ className, iconSize: [target, target] });
  const { width, height } = pinArea(point);
  const price = document.createElement("span");
  price.textContent = formatCents(point.priceCents);
  return divIcon({ className: `${className} map-price`, html: price, iconSize: [width, height] });
}

/** Returns the size of a pin with its whole name. A pin without room for it stays a dot. */
export const namedArea = ({ name }: PricedPoint) => ({
  width: Math.round(20 + 7.2 * name.length),
  height: 24,
});

export function nameIcon(point: PricedPoint) {
  const { width, height } = namedArea(point);
  const name = document.createElement("span");
  name.textContent = point.name;
  const className = `map-pin map-price map-name ${point.isPremium ? "map-pin-premier" : ""}`;
  return divIcon({ className, html: name, iconSize: [width, height] });
}

export function clusterIcon(count: number) {
  const { width, height } = clusterArea(count);
  const number = document.createElement("span");
  number.textContent = String(count);
  return divIcon({ className: "map-cluster", html: number, iconSize: [width, height] });
}

export function nameOfPin(point: PricedPoint) {
  return [
    point.name,
    point.city,
    reviewsInWords(point),
    ...(point.priceCents === undefined ? [] : [formatCents(point.priceCents)]),
    ...(point.isPremium ? [say("Premier (paid placement)")] : []),
  ].join(", ");
}
