import { kept } from "./remembered.ts";
import { signedInHint } from "./signed-in-hint.ts";

/** Browsers report the fade between two pages as an error when they give it up, for a stylesheet that comes late for instance. Nothing is lost. */
const fadesMayEnd = `addEventListener("unhandledrejection",e=>{/ViewTransition/.test(e.reason?.message)&&e.preventDefault()});`;

/** What this browser remembers and the first paint has to know, or the page would flash or jump. */
export const firstPaintScript = `${fadesMayEnd}try{const d=document.documentElement.dataset;const m=/(?:^|; )${signedInHint}=(\\w+)/.exec(document.cookie);if(m)d.member=m[1];const k=n=>localStorage.getItem(n),t=k("${kept.theme}");if(t==="light"||t==="dark")d.theme=t;if(k("${kept.demoDismissed}"))d.demo="dismissed";const a=k("${kept.announcementClosed}");if(a&&a===d.words)d.announcement="closed"}catch{}`;
