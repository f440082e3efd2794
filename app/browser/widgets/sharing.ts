import { say, to } from "#shared/say.ts";
import { on } from "../navigation/on.ts";
import { findEnclosingListing } from "./find-enclosing-listing.ts";

const sharedFor = 2_000;

/** Shares a page through the system's share sheet or the clipboard, and briefly confirms it. */
export function startSharing() {
  on("click", "button[data-share]", async (button) => {
    const { slug, name } = findEnclosingListing(button);
    const url = new URL(button.dataset.share || to(`/listing/${slug}`), location.href).href;
    const outcome = await (name ? shareOrCopy(name, url) : copy(url));
    const says = button.nextElementSibling;
    if (!says || outcome === "canceled") return;
    if (outcome === "failed") return says.replaceChildren(say("Copy this link:"), " ", url);
    says.textContent = outcome === "copied" ? say("Link copied") : say("Shared!");
    setTimeout(() => says.replaceChildren(), sharedFor);
  });
}

type ShareOutcome = "shared" | "copied" | "canceled" | "failed";

async function shareOrCopy(title: string, url: string): Promise<ShareOutcome> {
  if (!navigator.share) return copy(url);
  const outcome = await navigator.share({ title, url }).then(
    () => "shared",
    (error: Error) => error.name,
  );
  if (outcome === "AbortError") return "canceled";
  return outcome === "shared" ? outcome : copy(url);
}

/** Browsers offer no clipboard without a secure connection. */
async function copy(url: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}
