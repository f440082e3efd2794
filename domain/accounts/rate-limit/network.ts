/**
 * Returns the network of an address: household-sized for rate limits, neighborhood-sized for
 * display and storage.
 */
export function networkOf(address: string, reach: "household" | "neighborhood") {
  const plain = address.replace(/^::ffff:/i, "").replace(/%.*/, "");
  if (!plain.includes(":")) {
    const parts = plain.split(".");
    return reach === "household" || parts.length !== 4
      ? plain
      : `${parts.slice(0, 3).join(".")}.0/24`;
  }
  const [front = "", back] = plain.split("::");
  const head = front ? front.split(":") : [];
  const tail = back ? back.split(":") : [];
  const middle =
    back === undefined ? [] : Array<string>(Math.max(8 - head.length - tail.length, 0)).fill("0");
  const blocks = [...head, ...middle, ...tail].map((block) =>
    block.toLowerCase().replace(/^0+(?=.)/, ""),
  );
  const kept = reach === "household" ? 4 : 3;
  return `${blocks.slice(0, kept).join(":")}::/${kept * 16}`;
}

/** A /48 holds 65,536 networks of one household's size, and anyone can rent one. */
const shareOfNeighborhood = 4;

/**
 * Networks that rate limits count, smallest first, with the factor by which each may exceed the
 * limit. IPv4 addresses are scarce, and unrelated people are neighbors: they count by address only.
 */
export function countedNetworks(address: string) {
  const household = { network: networkOf(address, "household"), times: 1 };
  if (!household.network.includes(":")) return [household];
  return [household, { network: networkOf(address, "neighborhood"), times: shareOfNeighborhood }];
}
