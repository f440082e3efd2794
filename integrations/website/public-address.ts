import { BlockList, isIP } from "node:net";

/**
 * Networks outside the public internet: this machine, its neighbors, cloud metadata services, and
 * addresses that map to them.
 */
const closed = new BlockList();
const subnets4 =
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4";
for (const subnet of subnets4.split(" ")) {
  const [network = "", bits] = subnet.split("/");
  closed.addSubnet(network, Number(bits), "ipv4");
}
/** IPv6: only global unicast, without IPv4-mapped, documentation and tunnel ranges. */
const open6 = new BlockList();
open6.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed.addSubnet(network, bits, "ipv6");

export function isPublicAddress(address: string) {
  const kind = isIP(address);
  if (kind === 4) return !closed.check(address, "ipv4");
  return kind === 6 && open6.check(address, "ipv6") && !closed.check(address, "ipv6");
}
