import { compareAddress } from "#app/components/compare/compare-address.ts";
import { maxComparedListings } from "#domain/catalogue/listings/max-compared-listings.ts";
import { plainPath, say } from "#shared/say.ts";
import { on, onPageChange } from "../navigation/on.ts";
import {
  onStorageChange,
  readStoredList,
  storageKeys,
  writeStoredList,
} from "./browser-storage.ts";
import { findEnclosingListing } from "./find-enclosing-listing.ts";
import { showToast } from "./toasts.ts";

export function startComparing() {
  on("click", "button[data-compare]", (scales) => {
    const compared = readStoredList(storageKeys.compared);
    const { slug } = findEnclosingListing(scales);
    if (compared.includes(slug)) return keep(compared.filter((other) => other !== slug));
    if (compared.length < maxComparedListings) return keep([...compared, slug]);
    showToast({
      title: say("{count} fit side by side", { count: maxComparedListings }),
      text: say("Remove one to compare another."),
    });
  });
  on("click", "#compare-bar button", () => keep([]));
  on("click", "a[data-uncompare]", ({ dataset: { uncompare } }) =>
    keep(readStoredList(storageKeys.compared).filter((slug) => slug !== uncompare)),
  );
  onPageChange(paint);
  onStorageChange(paint);
}

const keep = (slugs: string[]) => writeStoredList(storageKeys.compared, slugs);

function paint() {
  const compared = readStoredList(storageKeys.compared);
  for (const scales of document.querySelectorAll<HTMLElement>("button[data-compare]"))
    scales.ariaPressed = String(compared.includes(findEnclosingListing(scales).slug));
  for (const count of document.querySelectorAll("[data-compared-count]"))
    count.textContent = String(compared.length);
  const address = compareAddress(compared, new URLSearchParams(location.search).get("near"));
  const bar = document.getElementById("compare-bar");
  if (bar) {
    const isInTheWay = document.querySelector("main [type=password]") !== null;
    bar.hidden = compared.length === 0 || isInTheWay || plainPath(location.pathname) === "/compare";
    bar.querySelector("a")?.setAttribute("href", address);
  }
  const waiting = document.querySelector<HTMLElement>("[data-compare-waiting]");
  const nothing = document.querySelector<HTMLElement>("[data-compare-nothing]");
  if (!waiting || !nothing) return;
  waiting.hidden = compared.length === 0;
  nothing.hidden = compared.length > 0;
  waiting.querySelector("a")?.setAttribute("href", address);
}
