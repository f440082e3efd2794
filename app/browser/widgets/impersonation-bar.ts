import { brand } from "#site/brand.ts";
import { fetchCurrentUser } from "./account.ts";
import { impersonationHint, signedInHint } from "./signed-in-hint.ts";

const isSeenAs = () =>
  new RegExp(`(^|; )${signedInHint}=${impersonationHint}(;|$)`).test(document.cookie);

/** Shows an admin who impersonates an account a notice on every page, including cached ones. */
export async function showImpersonationBar() {
  if (!isSeenAs()) return;
  const me = await fetchCurrentUser();
  if (!me?.seenBy) {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not everywhere yet.
    if (me) document.cookie = `${signedInHint}=admin; path=/; max-age=86400`;
    return;
  }
  const until = new Date(me.seenBy.until).toLocaleTimeString("en-US", {
    hour: "numeric",
    minute: "2-digit",
    timeZone: brand.region.timeZone,
  });
  const bar = document.createElement("aside");
  bar.id = "impersonation-bar";
  bar.setAttribute("aria-label", "Viewing as someone else");
  bar.className = "fixed inset-x-0 bottom-0 z-50 border-t border-line bg-ink text-paper";
  const form = Object.assign(document.createElement("form"), {
    method: "post",
    action: "/impersonation",
  });
  form.className = "wrap flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2";
  const words = Object.assign(document.createElement("p"), {
    textContent: `You are viewing the site as ${me.name} until ${until}.`,
  });
  const stop = Object.assign(document.createElement("button"), {
    textContent: "Stop",
    type: "submit",
  });
  stop.className = "min-h-11 rounded-control font-semibold sm:px-4 underline underline-offset-4";
  form.append(words, stop);
  bar.append(form);
  document.body.append(bar);
  document.body.classList.add("pb-16");
}
