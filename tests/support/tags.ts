/**
 * Scenarios without a tag are those of visitors on phones, with TEST_LEVEL=full also on desktop.
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

/** For alternative paths, rejections, and variants of a tested page. Runs with TEST_LEVEL=full. */
export const slow = { tag: "@slow" };

/** Combines `slow` with another tag. */
export const alsoSlow = ({ tag }: { tag: string }) => ({ tag: [tag, slow.tag] });

/**
 * For owner and admin scenarios without JavaScript: server tests send the same forms.
 * Runs with TEST_LEVEL=full.
 */
export const plain = (javaScriptEnabled: boolean) => (javaScriptEnabled ? {} : slow);

/** For scenarios that need images; without TEST_LEVEL=full, others do not load any. */
export const pictures = { tag: "@pictures" };
