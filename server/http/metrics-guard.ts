import { timingSafeEqual } from "node:crypto";
import { BlockList, isIPv4 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

const near = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  near.addSubnet(network, bits, "ipv4");
near.addAddress("::1", "ipv6");
near.addSubnet("fc00::", 7, "ipv6");

/**
 * Requires the token if there is one. Otherwise allows this machine and its private network, unless
 * a proxy forwarded the request.
 */
export function mayReadMetrics(context: Context, token: string | undefined) {
  if (token) return isSame(context.req.header("authorization") ?? "", `Bearer ${token}`);
  const isPassedOn = ["x-forwarded-for", "forwarded", "via"].some(
    (name) => context.req.header(name) !== undefined,
  );
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  return !isPassedOn && isNear(incoming?.socket.remoteAddress ?? "");
}

function isNear(address: string) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return plain !== "" && near.check(plain, isIPv4(plain) ? "ipv4" : "ipv6");
}

function isSame(token: string, expected: string) {
  const [one, other] = [Buffer.from(token), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
