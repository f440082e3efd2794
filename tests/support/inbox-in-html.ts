/** Form value of an item, such as "review-12.3", by its visible words. */
export function thingIn(html: string, words: string) {
  const line =
    html
      .split('<li class="group relative grid')
      .find((part, index) => index > 0 && part.includes(words)) ?? "";
  return /value="([a-z-]+-\d+\.\d+)"/.exec(line)?.[1] ?? "";
}

/** Id of the latest decision about it. */
export function decisionIn(html: string, thing: string) {
  const [, strip = ""] = html.split(`id="decided-${thing.replace(/\.\d+$/, "")}"`);
  return /name="id" value="(\d+)"/.exec(strip)?.[1] ?? "";
}
