import type { IncomingMessage } from "node:http";

/**
 * Reports whether a request has two Host headers: a proxy may use one while Node exposes the other.
 * Loops without building a list, because every request pays for this.
 */
export function namesTwoHosts({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">) {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}
