import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { listingAround } from "./listing-around.ts";
import { on } from "./on.ts";

const sharedFor = 2_000;

/** Passes a page on: by the system's own sheet where there is one, else by the clipboard, and says "Shared!" for a moment. */
export function startSharing() {
  on("click", "button[data-share]", async (button) => {
    const { slug, name } = listingAround(button);
    const url = new URL(button.dataset.share || to(`/listing/${slug}`), location.href).href;
    if (!(await (name ? shareOrCopy(name, url) : copy(url)))) return;
    const says = button.nextElementSibling;
    if (!says) return;
    says.textContent = say("Shared!");
    setTimeout(() => says.replaceChildren(), sharedFor);
  });
}

/** False when the visitor thought better of it. */
async function shareOrCopy(title: string, url: string) {
  if (!navigator.share) return copy(url);
  const outcome = await navigator.share({ title, url }).then(
    () => "shared",
    (error: Error) => error.name,
  );
  if (outcome === "AbortError") return false;
  return outcome === "shared" || copy(url);
}

function copy(url: string) {
  return navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  );
}
