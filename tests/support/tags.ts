/**
 * Scenarios without a tag are those of visitors on phones, with LONG=1 also on desktop.
 * playwright.config.ts picks the browsers.
 */

/** For scenarios that resize the window themselves. */
export const bothSizes = { tag: "@both-sizes" };

/** For scenarios that need a keyboard, a mouse or the space next to a list. */
export const desk = { tag: "@desk" };

/** For scenarios with a different step on desktop. */
export const eachSize = { tag: "@each-size" };

/** For scenarios that read pages in both sizes without clicks: layout only, no painting. */
export const unpainted = { tag: "@unpainted" };

/** For alternative paths, rejections, and variants of a tested page. Runs with LONG=1. */
export const long = { tag: "@long" };

/** Combines `long` with another tag. */
export const atLength = ({ tag }: { tag: string }) => ({ tag: [tag, long.tag] });

/**
 * For owner and admin scenarios without JavaScript: server tests send the same forms.
 * Runs with LONG=1.
 */
export const plain = (javaScriptEnabled: boolean) => (javaScriptEnabled ? {} : long);

/** For scenarios that need images; without LONG=1, others do not load any. */
export const pictures = { tag: "@pictures" };
