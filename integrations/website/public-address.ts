import { BlockList, isIP } from "node:net";

/** Networks that are not the public internet: our own machine, its neighbours, what clouds tell their machines, and addresses that lead to these. */
const closed = new BlockList();
const subnets4 =
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4";
for (const subnet of subnets4.split(" ")) {
  const [network = "", bits] = subnet.split("/");
  closed.addSubnet(network, Number(bits), "ipv4");
}
/** Of IPv6 only what is given out to the world, without what stands for an IPv4 address, is documented, or is for tunnels. */
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
