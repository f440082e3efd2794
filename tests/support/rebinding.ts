import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import { onTestFinished } from "vitest";

/** Attacker's DNS: resolves to the first address once, then to the second, process-wide. */
export function rebind(name: string, first: string, second: string) {
  const { lookup, promises } = dns;
  const { lookup: promised } = promises;
  const looked: string[] = [];
  const next = () => {
    const address = looked.length === 0 ? first : second;
    looked.push(address);
    return { address, family: 4 };
  };
  const isAll = (how: unknown) =>
    typeof how === "object" && how !== null && "all" in how && how.all === true;

  const put = (changes: { lookup: unknown; promised: unknown }) => {
    Object.assign(dns, { lookup: changes.lookup });
    Object.assign(promises, { lookup: changes.promised });
    syncBuiltinESMExports();
  };
  put({
    lookup: (host: string, ...given: unknown[]) => {
      const answer = given.at(-1) as (...found: unknown[]) => void;
      if (host !== name) return Reflect.apply(lookup, dns, [host, ...given]);
      const found = next();
      setImmediate(() =>
        isAll(given[0]) ? answer(null, [found]) : answer(null, found.address, found.family),
      );
    },
    promised: async (host: string, how: unknown) => {
      if (host !== name) return Reflect.apply(promised, promises, [host, how]);
      const found = next();
      return isAll(how) ? [found] : found;
    },
  });
  onTestFinished(() => put({ lookup, promised }));
  return { looked };
}
