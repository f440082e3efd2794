import { brand } from "#site/brand.ts";

/** `locality`: community name that the address uses instead of a listed city. */
export type AddressParts = {
  address: string;
  locality: string | null;
  city: string;
  zipCode: string;
};

const localityOf = ({ locality, city }: Pick<AddressParts, "locality" | "city">) =>
  locality ?? city;

export function addressLine(of: AddressParts) {
  return [
    of.address,
    localityOf(of),
    [brand.region.stateCode, of.zipCode].filter(Boolean).join(" "),
  ]
    .filter(Boolean)
    .join(", ");
}
