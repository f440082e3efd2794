import { isDeepStrictEqual } from "node:util";

/** Ignores the date on which menu prices were confirmed, and the ids of people. */
const comparable = (field: string, value: unknown) => {
  if (!Array.isArray(value)) return value;
  if (field === "services") return value.map((entry: object) => ({ ...entry, pricedOn: null }));
  return field === "staff" ? value.map((member: object) => ({ ...member, id: null })) : value;
};

export const areFactsEqual = (field: string, one: unknown, other: unknown) =>
  isDeepStrictEqual(comparable(field, one), comparable(field, other));
