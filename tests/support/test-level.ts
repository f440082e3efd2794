/** TEST_LEVEL=full, as in `npm run assure`: runs everything that `npm test` only samples. */
export const isFullLevel = process.env.TEST_LEVEL === "full";

/** All items, or every nth. */
export const sample = <Thing>(things: readonly Thing[], each: number) =>
  isFullLevel ? [...things] : things.filter((_, index) => index % each === 0);
