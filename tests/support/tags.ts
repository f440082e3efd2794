/** A story without a tag is told by visitors on a phone, with LONG=1 on a desk as well. playwright.config.ts gives each its browser. */

/** For a story that changes its size itself. */
export const bothSizes = { tag: "@both-sizes" };

/** For a story that needs a keyboard, a pointer or the room beside a list. */
export const desk = { tag: "@desk" };

/** For a story of which a step is another one on a desk. */
export const eachSize = { tag: "@each-size" };

/** For a story that reads its pages in both sizes and presses nothing: they are laid out, and not drawn. */
export const unpainted = { tag: "@unpainted" };

/** For a second way, a refusal, or a look that pages of the same kind have, too. LONG=1. */
export const long = { tag: "@long" };

/** The same, of a story that has a tag besides. */
export const atLength = ({ tag }: { tag: string }) => ({ tag: [tag, long.tag] });

/** For what owners and the office do in a browser without JavaScript: what their forms send then is what the tests of the server send. LONG=1. */
export const plain = (javaScriptEnabled: boolean) => (javaScriptEnabled ? {} : long);

/** For a story that pictures have a part in. Without LONG=1 the others do not load any. */
export const pictures = { tag: "@pictures" };
