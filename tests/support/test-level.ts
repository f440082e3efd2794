/** TEST_LEVEL=full, as in `npm run assure`: runs everything that `npm test` only samples. */
export const isFullLevel = process.env.TEST_LEVEL === "full";

export const atLevel = <Amount>(quick: Amount, full: Amount) => (isFullLevel ? full : quick);

/** All items, or about every nth, chosen by name: a new item does not change who else is chosen. */
export const sample = <Thing>(
  things: readonly Thing[],
  each: number,
  nameOf: (thing: Thing) => string = String,
) => (isFullLevel ? [...things] : things.filter((thing) => turnOf(nameOf(thing)) % each === 0));

/** All things, or a few that the name chooses. */
export const fewOf = <Thing>(things: readonly Thing[], most: number, name: string) =>
  isFullLevel
    ? [...things]
    : things
        .slice(0, most)
        .map((_, index) => things[(turnOf(name) + index) % things.length] as Thing);

/** A number that depends on the name alone. */
const turnOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
