import type { AdEventKind } from "#domain/advertising/ad-event.ts";
import { on } from "../navigation/on.ts";
import { isRepeatView, isTrackingAllowed } from "./tracking-allowed.ts";

const path = "/api/ad-events";
const longEnough = 1_000;
const half = 0.5;

const known = new WeakSet<HTMLElement>();
/** Slots not seen yet, each with the timer that fires after one second in view. */
const waiting = new Map<HTMLElement, number | undefined>();
const reported = new Set<string>();
let observer: IntersectionObserver | null = null;

/**
 * Picks the ad of each slot and reports impressions and clicks. Call it again after part of the
 * page was replaced.
 */
export function trackAds() {
  for (const slot of document.querySelectorAll<HTMLElement>("[data-ad-slot]")) {
    if (known.has(slot)) continue;
    known.add(slot);
    pickAd(slot);
    if (!isTrackingAllowed() || isRepeatView() || !slot.querySelector("[data-ad]")) continue;
    waiting.set(slot, undefined);
    startSeeing().observe(slot);
  }
}

/**
 * Picks an ad per visitor, because everyone gets the same cached page. Never swaps an ad that is
 * already in view.
 */
function pickAd(slot: HTMLElement) {
  const others = slot.querySelector("template");
  const current = slot.querySelector<HTMLElement>("[data-ad]");
  if (!others || !current || slot.getBoundingClientRect().top < innerHeight) return;
  const all = [current, ...others.content.querySelectorAll<HTMLElement>("[data-ad]")];
  let left = Math.random() * all.reduce((sum, ad) => sum + Number(ad.dataset.parts), 0);
  const picked = all.find((ad) => {
    left -= Number(ad.dataset.parts);
    return left < 0;
  });
  if (picked && picked !== current) current.replaceWith(picked);
}

function startSeeing() {
  if (observer) return observer;
  const seeing = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        if (target instanceof HTMLElement) wait(target, intersectionRatio >= half);
    },
    { threshold: half },
  );
  observer = seeing;
  document.addEventListener("visibilitychange", () => {
    for (const slot of waiting.keys()) {
      wait(slot, false);
      // Observing it again reports right away if it is in view.
      seeing.unobserve(slot);
      seeing.observe(slot);
    }
  });
  on("click", "[data-ad] a", (link, event) => {
    const slot = link.closest<HTMLElement>("[data-ad-slot]");
    if (slot && event.isTrusted) report("followed", slot);
  });
  return seeing;
}

function wait(slot: HTMLElement, isInSight: boolean) {
  clearTimeout(waiting.get(slot));
  if (!waiting.has(slot)) return;
  waiting.set(
    slot,
    isInSight && document.visibilityState === "visible"
      ? window.setTimeout(() => see(slot), longEnough)
      : undefined,
  );
}

function see(slot: HTMLElement) {
  waiting.delete(slot);
  observer?.unobserve(slot);
  report("seen", slot);
}

/** Reports each event once per page, without anything that identifies the visitor. */
function report(kind: AdEventKind, slot: HTMLElement) {
  const { adSlot, adPlace = "" } = slot.dataset;
  const campaign = Number(slot.querySelector<HTMLElement>("[data-ad]")?.dataset.ad);
  const key = [kind, campaign, adSlot, location.pathname].join(" ");
  if (reported.has(key)) return;
  reported.add(key);
  const events = [{ kind, campaign, slot: adSlot, place: adPlace }];
  navigator.sendBeacon(path, new Blob([JSON.stringify({ events })], { type: "application/json" }));
}
