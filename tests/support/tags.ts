/** For alternative paths, rejections, and variants of a tested page. Runs with TEST_LEVEL=full. */
export const slow = { tag: "@slow" };

/** For scenarios without JavaScript whose links and forms server tests follow, too. */
export const plain = (javaScriptEnabled: boolean) => (javaScriptEnabled ? {} : slow);
