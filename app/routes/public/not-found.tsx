import { data } from "react-router";

/** Every address that no other route knows: the root shows what is missing. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function UnknownAddress() {
  return null;
}
