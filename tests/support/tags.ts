/** For alternative paths, rejections, and variants of a tested page. Runs with TEST_LEVEL=full. */
export const slow = { tag: "@slow" };

/** For scenarios without JavaScript whose forms server tests send, too. */
export const plain = (javaScriptEnabled: boolean) => (javaScriptEnabled ? {} : slow);
