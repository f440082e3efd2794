import { divIcon } from "leaflet";
import type { MapPoint } from "#domain/catalogue/listings/listing.ts";
import { say } from "#shared/say.ts";
import { reviewsInWords } from "./map-view.ts";

const target = 28;

export function pinIcon({ isPremium }: MapPoint) {
  return divIcon({
    className: isPremium ? "map-pin map-pin-premier" : "map-pin",
    iconSize: [target, target],
  });
}

export function clusterIcon(count: number) {
  const size = Math.round(34 + 7 * Math.log10(count));
  const number = document.createElement("span");
  number.textContent = String(count);
  return divIcon({ className: "map-cluster", html: number, iconSize: [size, size] });
}

export function nameOfPin(point: MapPoint) {
  return [
    point.name,
    point.city,
    reviewsInWords(point),
    ...(point.isPremium ? [say("Premier (paid placement)")] : []),
  ].join(", ");
}
