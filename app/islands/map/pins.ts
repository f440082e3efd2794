import { type LeafletKeyboardEvent, type Map as LeafletMap, Marker } from "leaflet";
import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import { say } from "#shared/say.ts";
import { clusterArea, createClusters, pointsIn } from "./clusters.ts";
import { touch } from "./label-places.ts";
import { pinArea } from "./map-picture.ts";
import type { MapEvents, MapPosition, MapSize } from "./map-view.ts";
import { clusterIcon, namedArea, nameIcon, nameOfPin, pinIcon } from "./pin-icons.ts";

type Pin = { marker: Marker; points: PricedPoint[]; size: MapSize };

/** Zoom levels above the farthest one where an overview begins to name its pins. */
const namedFrom = 1.2;

/** Syncs pins with the map: close pins merge into a circle, and everything stays in tab order. */
export function createPins(
  map: LeafletMap,
  {
    onPoint,
    onChoose,
    onFocus,
  }: Pick<MapEvents, "onPoint" | "onChoose"> & { onFocus(place: MapPosition, width: number): void },
  isOverview = false,
) {
  let index = createClusters([]);
  let isCoarse = isOverview;
  let generation = 0;
  const shown = new Map<string, Pin>();
  let raised: (string | null)[] = [];
  let focusNext: string | null = null;

  /** Returns the zoom level for clusters. The closest view merges nothing. */
  function zoomOfClusters() {
    const zoom = map.getZoom();
    if (zoom === map.getMaxZoom()) return Math.ceil(zoom);
    return isCoarse ? Math.floor(zoom) : Math.round(zoom);
  }

  function refresh() {
    const bounds = map.getBounds();
    const found = index.getClusters(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      zoomOfClusters(),
    );
    const visible = new Map(
      found.map((feature) => [
        "cluster" in feature.properties
          ? `${generation}-${feature.properties.cluster_id}`
          : feature.properties.slug,
        feature,
      ]),
    );
    for (const [key, { marker }] of shown) {
      if (visible.has(key)) continue;
      marker.remove();
      shown.delete(key);
    }
    for (const [key, { geometry, properties }] of visible) {
      if (shown.has(key)) continue;
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      shown.set(
        key,
        "cluster" in properties
          ? clusterAt([latitude, longitude], properties.cluster_id, properties.point_count)
          : pinOf(properties),
      );
    }
    if (isCoarse) nameWhereFree();
    inReadingOrder();
    raise(raised);
    if (focusNext) focus(focusNext);
    focusNext = null;
  }

  /**
   * Labels pins with names in the overview, which has no prices, wherever the label overlaps
   * nothing.
   */
  function nameWhereFree() {
    const isClose = map.getZoom() > map.getMinZoom() + namedFrom;
    const singles = [...shown.values()].filter(({ points }) => points.length === 1);
    for (const pin of singles) pin.size = pin.points[0] ? pinArea(pin.points[0]) : pin.size;
    const boxOf = ({ marker, size }: Pin) => ({
      ...size,
      ...map.latLngToLayerPoint(marker.getLatLng()),
    });
    for (const pin of singles) {
      const [point] = pin.points;
      if (!point) continue;
      const wide = { ...boxOf(pin), ...namedArea(point) };
      const isFree =
        isClose && ![...shown.values()].some((other) => other !== pin && touch(wide, boxOf(other)));
      if (isFree) pin.size = namedArea(point);
      pin.marker.setIcon(isFree ? nameIcon(point) : pinIcon(point));
    }
  }

  function pinOf(point: PricedPoint): Pin {
    const marker = new Marker([point.latitude, point.longitude], {
      icon: pinIcon(point),
      zIndexOffset: point.isPremium ? 200 : 0,
      autoPanOnFocus: false,
    });
    add(marker, nameOfPin(point), (byKey) => onChoose(point.slug, byKey), point.slug);
    return { marker, points: [point], size: pinArea(point) };
  }

  function clusterAt(at: [number, number], id: number, count: number): Pin {
    const points = pointsIn(index, id);
    const marker = new Marker(at, {
      icon: clusterIcon(count),
      zIndexOffset: 400,
      autoPanOnFocus: false,
    });
    add(marker, say("{count} med spas, zoom in", { count }), (byKey) => {
      if (byKey) focusNext = points[0]?.slug ?? null;
      map.setView(at, Math.min(index.getClusterExpansionZoom(id), map.getMaxZoom()));
    });
    return { marker, points, size: clusterArea(count) };
  }

  function add(
    marker: Marker,
    name: string,
    activate: (byKey: boolean) => void,
    slug: string | null = null,
  ) {
    marker.addTo(map);
    marker.on("click", () => activate(false));
    marker.on("keydown", ({ originalEvent }: LeafletKeyboardEvent) => {
      if (originalEvent.key !== "Enter" && originalEvent.key !== " ") return;
      originalEvent.preventDefault();
      activate(true);
    });
    const element = marker.getElement();
    element?.setAttribute("aria-label", name);
    element?.addEventListener("focus", () => {
      const { lat, lng } = marker.getLatLng();
      // Under a finger or a mouse, the pin stays where it is.
      if (element.matches(":focus-visible"))
        onFocus({ latitude: lat, longitude: lng }, element.offsetWidth);
    });
    if (!slug) return;
    for (const type of ["pointerenter", "focus"])
      element?.addEventListener(type, () => onPoint(slug));
    for (const type of ["pointerleave", "blur"])
      element?.addEventListener(type, () => onPoint(null));
  }

  /** Sorts from north to south. A focused pin is not moved, because it would lose the focus. */
  function inReadingOrder() {
    const elements = [...shown.values()]
      .sort((a, b) => b.marker.getLatLng().lat - a.marker.getLatLng().lat)
      .flatMap(({ marker }) => marker.getElement() ?? []);
    const focused = elements.find((element) => element === document.activeElement);
    let isPast = focused === undefined;
    for (const element of elements) {
      if (element === focused) isPast = true;
      else if (isPast) element.parentElement?.append(element);
      else focused?.before(element);
    }
  }

  const has = ({ points }: Pin, slug: string | null) => points.some((each) => each.slug === slug);

  const focus = (slug: string) =>
    [...shown.values()]
      .find((pin) => has(pin, slug))
      ?.marker.getElement()
      ?.focus();

  function raise(slugs: (string | null)[]) {
    raised = slugs;
    for (const pin of shown.values())
      pin.marker.getElement()?.classList.toggle(
        "is-raised",
        slugs.some((slug) => has(pin, slug)),
      );
  }

  map.on("moveend", refresh);
  return {
    raise,
    focus,
    /** Places that city names must not cover. */
    marks: (placeOf: (place: MapPosition) => { x: number; y: number }) =>
      [...shown.values()].map(({ marker, size }) => {
        const { lat, lng } = marker.getLatLng();
        return { ...size, ...placeOf({ latitude: lat, longitude: lng }) };
      }),
    show(points: PricedPoint[]) {
      generation += 1;
      isCoarse = isOverview && points.every(({ priceCents }) => priceCents === undefined);
      index = createClusters(points, isCoarse);
      refresh();
    },
  };
}
