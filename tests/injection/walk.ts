import type { Who } from "#tests/support/policy-site.ts";
import { beginnings, kindOf, likenessOf } from "./pages.ts";

export type Page = {
  address: string;
  who: Who;
  status: number;
  type: string;
  policy: string;
  text: string;
  links: string[];
};
export type Read = (who: Who, address: string) => Promise<Omit<Page, "address" | "who">>;

/** What leads out of an account, or empties it, when it is only read. */
export const left = /^\/(sign-out|impersonation)/;

/** All that is known to be there after a walk, read or not. */
export const addressesOf = (pages: Page[]) =>
  new Set(pages.flatMap(({ address, links }) => [address, ...links]));

/** A page that strangers may open, and that sends them to sign in once it is about something, is read by a visitor. */
async function readAsWhoMay(read: Read, address: string): Promise<Page> {
  const who = kindOf(address)?.reader ?? "stranger";
  const page = await read(who, address);
  const asksToSignIn =
    who === "stranger" &&
    page.status === 302 &&
    page.links.some((link) => link.startsWith("/sign-in"));
  return asksToSignIn
    ? { address, who: "gina", ...(await read("gina", address)) }
    : { address, who, ...page };
}

/** Reads every kind of page, each as who may, and follows what they link to: a few of each kind. */
export async function walk(
  read: Read,
  {
    ofAKind = 1,
    atOnce = 6,
    known = new Set<string>(),
    from = beginnings,
    follows = (_link: string): boolean => true,
  } = {},
) {
  const waiting: string[] = [];
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const pages: Page[] = [];
  const add = (link: string) => {
    const address = link.split("#")[0] ?? "";
    const kind = address.startsWith("/") && kindOf(address);
    if (!kind || seen.has(address) || left.test(address)) return;
    // What was not there before is what somebody has written since.
    const isNew = known.size > 0 && !known.has(address);
    const likeness = `${likenessOf(address)}${isNew ? " new" : ""}`;
    const count = counts.get(likeness) ?? 0;
    const queries = [...counts.keys()].filter((each) => each.startsWith(`${kind.pattern} `)).length;
    if (count >= (isNew ? 4 : ofAKind) || (count === 0 && queries > 8)) return;
    counts.set(likeness, count + 1);
    seen.add(address);
    waiting.push(address);
  };
  for (const address of from) add(address);
  async function work() {
    for (;;) {
      const address = waiting.shift();
      if (!address) return;
      const page = await readAsWhoMay(read, address);
      pages.push(page);
      for (const link of page.links.filter(follows)) add(link);
    }
  }
  // Who finds nothing to do leaves; what the last ones find is read by whoever is called again.
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, work));
  return pages;
}
