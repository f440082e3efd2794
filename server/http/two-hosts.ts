import type { IncomingMessage } from "node:http";

/** A proxy may have gone by the one, and Node shows the other alone. Asked of every request: no list is made of the names. */
export function namesTwoHosts({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">) {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}
