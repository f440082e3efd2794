import { type Map as LeafletMap, type Marker, Popup } from "leaflet";
import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import { formatCents } from "#shared/money.ts";
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
    minWidth: 200,
    maxWidth: 235,
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
    open(point: PricedPoint, by: Marker | null) {
      popup.setLatLng([point.latitude, point.longitude]).setContent(cardOf(point)).openOn(map);
      // Keep the popup fully visible and below the buttons: on phones, the zoom buttons would cover its
      // close button.
      const beside = Math.min(160, map.getSize().x / 2 - 5);
      const above = (popup.getElement()?.offsetHeight ?? 0) + 140;
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

function cardOf(point: PricedPoint) {
  const [card, facts] = [document.createElement("div"), document.createElement("div")];
  card.className = "flex gap-3";
  card.append(pictureOf(point), facts);
  facts.append(
    linkTo(point, point.name, "font-display text-lg leading-tight hover:text-lagoon"),
    line(point.city),
  );
  if (point.rating !== null) {
    const stars = line(`★ ${point.rating.toFixed(1)} (${point.reviewCount})`);
    // The same in words is next to it.
    stars.ariaHidden = "true";
    facts.append(stars);
  }
  facts.append(line(reviewsInWords(point), point.rating === null ? "text-muted" : "sr-only"));
  if (point.priceCents !== undefined) {
    const price = formatCents(point.priceCents);
    facts.append(line(say("from {price} a visit", { price }), "font-medium"));
  }
  if (point.isPremium)
    facts.append(line(say("Premier (paid placement)"), "font-semibold text-gold"));
  facts.append(linkTo(point, say("View profile"), "text-link mt-2 inline-block"));
  return card;
}

/** Points come without pictures, because few are opened. */
function pictureOf({ slug }: PricedPoint) {
  const picture = new Image(64, 64);
  picture.alt = "";
  picture.className = "size-16 shrink-0 rounded-control bg-sage object-cover";
  const show = async () => {
    const response = await fetch(`/api/medspas/${slug}`);
    const { profileImageUrl }: { profileImageUrl: string | null } = await response.json();
    if (profileImageUrl) picture.src = profileImageUrl;
    else picture.remove();
  };
  show().catch(() => picture.remove());
  return picture;
}

function linkTo({ slug }: PricedPoint, text: string, className: string) {
  const link = document.createElement("a");
  link.href = to(listingPath(slug));
  link.textContent = text;
  link.className = className;
  return link;
}

function line(text: string, className = "text-muted") {
  const element = document.createElement("p");
  element.textContent = text;
  element.className = className;
  return element;
}
