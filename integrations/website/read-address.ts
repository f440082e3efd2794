import { type LookupAddress, lookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { createGate } from "#platform/gate.ts";
import { isPublicAddress } from "./public-address.ts";

export type ReadAnswer =
  | { outcome: "read"; text: string }
  | { outcome: "refused"; status: number }
  | { outcome: "forbidden" | "unreachable" | "too-large" | "too-slow" | "busy" };

/** Reads a text from another site. While somebody waits for it, it has less time, and few are read at once: who waits keeps others waiting. */
export type ReadAddress = (address: string, how?: { isWaitedFor: boolean; accept?: string }) => Promise<ReadAnswer>;

const largest = 1024 * 1024;
const mostRedirects = 4;
const calendars = "text/calendar, text/plain;q=0.5";
type Rules = { protocols: readonly string[]; mayReach: (address: string) => boolean; patience: number; patienceWaitedFor: number };
/** By this name other sites know who asks. */
export const readerName = "OCMedSpaGuideReader";
const readerAgent = `${readerName}/1.0`;
const usual: Rules = { protocols: ["https:"], mayReach: isPublicAddress, patience: 10_000, patienceWaitedFor: 3000 };
const mostWaitedFor = 2;

class Forbidden extends Error {}

/**
 * For addresses that people gave us: they may point anywhere, so only the public internet is asked, by https. The name is
 * looked up once and the connection goes to what was looked at; each redirect is looked at anew. Nothing of ours goes along.
 */
export function createReadAddress(changes: Partial<Rules> = {}): ReadAddress {
  const rules = { ...usual, ...changes };
  const gate = createGate({ running: mostWaitedFor, waiting: 0 });

  async function read(address: string, accept: string, patience: number): Promise<ReadAnswer> {
    const signal = AbortSignal.timeout(patience);
    try {
      let at = address;
      for (let turn = 0; turn <= mostRedirects; turn++) {
        const answer = await ask(at, accept, rules, signal);
        if (!("location" in answer)) return answer;
        at = answer.location;
      }
      return { outcome: "refused", status: 310 };
    } catch (error) {
      if (error instanceof Forbidden) return { outcome: "forbidden" };
      return { outcome: signal.aborted ? "too-slow" : "unreachable" };
    }
  }

  return async (address, { isWaitedFor, accept = calendars } = { isWaitedFor: false }) => {
    if (!isWaitedFor) return read(address, accept, rules.patience);
    const answer = await gate(() => read(address, accept, rules.patienceWaitedFor));
    return answer === "full" ? { outcome: "busy" } : answer;
  };
}

function ask(address: string, accept: string, rules: Rules, signal: AbortSignal): Promise<ReadAnswer | { location: string }> {
  const url = URL.canParse(address) ? new URL(address) : null;
  const host = url?.hostname.replace(/^\[|\]$/g, "") ?? "";
  if (!url || !rules.protocols.includes(url.protocol) || url.username || url.password) throw new Forbidden();
  if (isIP(host) && !rules.mayReach(host)) throw new Forbidden();
  const headers = { accept, "accept-encoding": "identity", "user-agent": readerAgent };
  const { get } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, signal, agent: false, lookup: lookupWith(rules) }, (response) => {
      const { statusCode = 0, headers: given } = response;
      const end = (answer: ReadAnswer | { location: string }) => {
        response.destroy();
        resolve(answer);
      };
      if (statusCode >= 300 && statusCode < 400 && given.location) {
        return URL.canParse(given.location, url) ? end({ location: new URL(given.location, url).href }) : end({ outcome: "refused", status: statusCode });
      }
      if (statusCode !== 200) return end({ outcome: "refused", status: statusCode });
      const parts: Buffer[] = [];
      let size = 0;
      response.on("data", (part: Buffer) => {
        size += part.length;
        if (size > largest) end({ outcome: "too-large" });
        else parts.push(part);
      });
      response.on("end", () => resolve({ outcome: "read", text: decode(Buffer.concat(parts), given["content-type"]) }));
      response.on("error", reject);
    });
    request.on("error", reject);
  });
}

/** Of a name with several addresses each must be allowed: which of them is taken is not ours to say. */
function lookupWith({ mayReach }: Rules): LookupFunction {
  return (host, options, answer) =>
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return answer(error ?? new Error("no such host"), "", 0);
      if (!found.every(({ address }) => mayReach(address))) return answer(new Forbidden() as NodeJS.ErrnoException, "", 0);
      if (options.all) return answer(null, found);
      answer(null, first.address, first.family);
    });
}

/** As the server or the page itself says it is written; UTF-8 where neither does, or says what nobody knows. */
function decode(bytes: Buffer, contentType = "") {
  const [, said] = /charset=["']?([\w-]+)/i.exec(`${contentType} ${bytes.subarray(0, 1024).toString("latin1")}`) ?? [];
  try {
    return new TextDecoder(said ?? "utf-8").decode(bytes);
  } catch {
    return bytes.toString("utf8");
  }
}
