import { type Map as LeafletMap, type Marker, Popup } from "leaflet";
import type { MapPoint } from "#domain/catalogue/listings/listing.ts";
import { listingPath } from "#shared/paths.ts";
import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { type MapEvents, reviewsInWords } from "./map-view.ts";

/** One popup at a time. Opened by keyboard, it takes the focus and returns it to its pin. */
export function createPopup(
  map: LeafletMap,
  onChoose: MapEvents["onChoose"],
  moves: (move: () => void) => void,
) {
  const popup = new Popup({
    className: "map-popup",
    autoPan: false,
    minWidth: 180,
    maxWidth: 220,
    offset: [0, -6],
  });
  let returnTo: Marker | null = null;
  map.getContainer().addEventListener("keydown", (event) => {
    if (event.key === "Escape" && popup.isOpen()) map.closePopup(popup);
  });
  map.on("popupclose", () => {
    onChoose(null);
    const isFocusLost =
      document.activeElement === document.body ||
      popup.getElement()?.contains(document.activeElement);
    if (returnTo && isFocusLost) (returnTo.getElement() ?? map.getContainer()).focus();
  });
  return {
    open(point: MapPoint, by: Marker | null) {
      popup.setLatLng([point.latitude, point.longitude]).setContent(cardOf(point)).openOn(map);
      // Keep the popup fully visible and below the buttons: on phones, the zoom buttons would cover its
      // close button.
      const beside = Math.min(160, map.getSize().x / 2 - 5);
      const above = (popup.getElement()?.offsetHeight ?? 0) + 120;
      moves(() =>
        map.panInside([point.latitude, point.longitude], {
          paddingTopLeft: [beside, above],
          paddingBottomRight: [beside, 30],
        }),
      );
      returnTo = by;
      if (by) popup.getElement()?.querySelector("a")?.focus();
    },
  };
}

function cardOf(point: MapPoint) {
  const card = document.createElement("div");
  const link = document.createElement("a");
  link.href = to(listingPath(point.slug));
  link.textContent = point.name;
  card.append(link, line(point.city), line(reviewsInWords(point)));
  if (point.isPremium) card.append(line(say("Premier (paid placement)"), "map-popup-premier"));
  return card;
}

function line(text: string, className = "") {
  const element = document.createElement("p");
  element.textContent = text;
  element.className = className;
  return element;
}
