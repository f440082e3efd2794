import { type LookupAddress, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

export type OutboundPolicy = {
  protocols: readonly string[];
  mayReach: (address: string) => boolean;
};

export const publicByHttps: OutboundPolicy = { protocols: ["https:"], mayReach: isPublicAddress };

export class Forbidden extends Error {}

/** Rejects forbidden URLs. Host names are checked when they are resolved. */
export function outwardUrl(address: string, reach: OutboundPolicy) {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !reach.protocols.includes(url.protocol) || url.username || url.password)
    throw new Forbidden();
  const host = bareHost(url);
  if (isIP(host) && !reach.mayReach(host)) throw new Forbidden();
  return url;
}

const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

/** Checks hosts of forms without DNS: IP addresses, and `localhost`, whose address is known. */
export function mayReachHost(url: URL, { mayReach }: Pick<OutboundPolicy, "mayReach">) {
  const host = bareHost(url);
  if (/(?:^|\.)localhost\.?$/.test(host)) return mayReach("127.0.0.1");
  return !isIP(host) || mayReach(host);
}

/**
 * Resolves the name once and connects to the checked address, against DNS rebinding. All addresses
 * must be allowed, because we do not choose which one Node uses.
 */
export function lookupWith({ mayReach }: OutboundPolicy): LookupFunction {
  return (host, options, answer) =>
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return answer(error ?? new Error("no such host"), "", 0);
      if (!found.every(({ address }) => mayReach(address)))
        return answer(new Forbidden() as NodeJS.ErrnoException, "", 0);
      if (options.all) return answer(null, found);
      answer(null, first.address, first.family);
    });
}
