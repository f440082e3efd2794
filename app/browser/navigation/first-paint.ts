import { storageKeys } from "../widgets/browser-storage.ts";
import { signedInHint } from "../widgets/signed-in-hint.ts";

/**
 * Browsers report a skipped view transition as an error, for example when a stylesheet is late.
 * It is harmless.
 */
const fadesMayEnd = `addEventListener("unhandledrejection",e=>{/ViewTransition/.test(e.reason?.message)&&e.preventDefault()});`;

/** Applies stored choices before the first paint, so that the page neither flashes nor jumps. */
export const firstPaintScript = `${fadesMayEnd}try{const d=document.documentElement.dataset;const m=/${signedInHint}=(\\w+)/.exec(document.cookie);if(m)d.member=m[1];const k=n=>localStorage.getItem(n),t=k("${storageKeys.theme}");if(t)d.theme=t;if(k("${storageKeys.demoDismissed}"))d.demo="dismissed";const a=k("${storageKeys.announcementClosed}");if(a&&a===d.words)d.announcement="closed"}catch{}`;
