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

/** Pages that end a session or clear an account on GET. */
export const left = /^\/(sign-out|impersonation)/;

export const addressesOf = (pages: Page[]) =>
  new Set(pages.flatMap(({ address, links }) => [address, ...links]));

/** Reads public pages as a signed-in visitor if they otherwise redirect to sign-in. */
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

/** Crawls every kind of page with the right role, and follows a few links of each kind. */
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
    // URLs that an earlier crawl did not find are new content.
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
  // Idle workers exit, so the loop starts new ones for links that the last ones found.
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, work));
  return pages;
}
