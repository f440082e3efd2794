import type { EventKind } from "#domain/analytics/event.ts";
import { plainPath } from "#shared/say.ts";
import { on, onPageChange } from "../navigation/on.ts";
import { findEnclosingListing } from "../widgets/find-enclosing-listing.ts";
import { isRepeatView, isTrackingAllowed } from "./tracking-allowed.ts";

type PageEvent = { kind: EventKind; slug: string; place?: number };
type EventBatch = { page: string; from: string; searched?: string[]; events: PageEvent[] };

const path = "/api/events";
const pause = 1_000;
const mostAtOnce = 50;
const longest = 200;

const recorded = new Set<string>();
let waiting: EventBatch | null = null;

/**
 * Reports views and clicks for the owners' analytics: each event once per page, without anything
 * that identifies the visitor. Browsers that opt out and automated browsers report nothing.
 */
export function startEventTracking() {
  if (!isTrackingAllowed()) return;
  const cards = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        cards.unobserve(target);
        const all = [...(target.closest("ul")?.querySelectorAll("article.card") ?? [])];
        show("impression", target, all.indexOf(target) + 1);
      }
    },
    { threshold: 0.5 },
  );
  whenSeen(() =>
    onPageChange(() => {
      for (const card of document.querySelectorAll("article.card")) cards.observe(card);
      const profile = document.querySelector<HTMLElement>("[data-profile]");
      if (profile) show("view", profile);
    }),
  );
  on("click", '[data-searched] article.card a[href*="/listing/"]', (link) => record("open", link));
  // Runs before the heart toggles: removing a favorite does not count as a save.
  on(
    "click",
    "[data-counts], [data-save], [data-share]",
    (element) => element.ariaPressed === "true" || record(kindOf(element), element),
    { capture: true },
  );
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "hidden" && send(),
  );
  addEventListener("pagehide", send);
}

/** Waits until the page is visible, because browsers may prerender it. */
function whenSeen(act: () => void) {
  if (document.visibilityState === "visible") act();
  else document.addEventListener("visibilitychange", () => whenSeen(act), { once: true });
}

function show(kind: EventKind, element: HTMLElement, place?: number) {
  if (!isRepeatView()) record(kind, element, place);
}

const kindOf = ({ dataset }: HTMLElement) =>
  (dataset.counts ?? (dataset.save === undefined ? "share" : "save")) as EventKind;

function record(kind: EventKind, element: HTMLElement, place?: number) {
  const { slug } = findEnclosingListing(element);
  const search = element.closest<HTMLElement>("[data-searched]")?.dataset.searched ?? "";
  const page = plainPath(location.pathname).slice(0, longest);
  const key = [kind, slug, page, search].join(" ");
  if (!slug || recorded.has(key)) return;
  recorded.add(key);
  const searched = search ? search.split(" ") : [];
  if (
    waiting &&
    (waiting.page !== page ||
      waiting.searched?.join(" ") !== search ||
      waiting.events.length === mostAtOnce)
  )
    send();
  if (!waiting) {
    waiting = { page, from: cameFrom(), searched, events: [] };
    setTimeout(send, pause);
  }
  waiting.events.push(place ? { kind, slug, place } : { kind, slug });
}

/** Returns our own path or the host of another site, never a full URL. */
function cameFrom() {
  if (!URL.canParse(document.referrer)) return "";
  const { origin, pathname, hostname } = new URL(document.referrer);
  return origin === location.origin ? plainPath(pathname).slice(0, longest) : hostname;
}

function send() {
  if (waiting)
    navigator.sendBeacon(path, new Blob([JSON.stringify(waiting)], { type: "application/json" }));
  waiting = null;
}
