/** A thing of the inbox by the words that its line shows: "review-12.3", as forms name it. */
export function thingIn(html: string, words: string) {
  const line =
    html.split("<li data-line").find((part, index) => index > 0 && part.includes(words)) ?? "";
  return /value="([a-z-]+-\d+\.\d+)"/.exec(line)?.[1] ?? "";
}

/** The number of what was just decided about it. */
export function decisionIn(html: string, thing: string) {
  const [, strip = ""] = html.split(`data-decided="${thing.replace(/\.\d+$/, "")}"`);
  return /name="id" value="(\d+)"/.exec(strip)?.[1] ?? "";
}
