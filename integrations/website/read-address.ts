import http from "node:http";
import https from "node:https";
import { createGate } from "#platform/gate.ts";
import {
  Forbidden,
  lookupWith,
  type OutboundPolicy,
  outwardUrl,
  publicByHttps,
} from "./outward.ts";

export type ReadAddressResult =
  | { outcome: "read"; text: string }
  | { outcome: "refused"; status: number }
  | { outcome: "forbidden" | "unreachable" | "too-large" | "too-slow" | "busy" };

/**
 * Reads text from another site. If a visitor waits for it, the time limit is shorter and fewer
 * reads run at once, because waiting visitors delay others.
 */
export type ReadAddress = (
  address: string,
  how?: { isWaitedFor: boolean; accept?: string },
) => Promise<ReadAddressResult>;

const largest = 1024 * 1024;
const mostRedirects = 4;
const calendars = "text/calendar, text/plain;q=0.5";
type FetchRules = OutboundPolicy & { patience: number; patienceWaitedFor: number };
export const readerName = "OCMedSpaGuideReader";
const readerAgent = `${readerName}/1.0`;
const usual: FetchRules = { ...publicByHttps, patience: 10_000, patienceWaitedFor: 3000 };
const mostWaitedFor = 2;

/**
 * Creates a fetcher for user-supplied URLs: allows only https on the public internet. Resolves each
 * name once, connects to the checked address, and checks every redirect again. Sends none of our
 * cookies or headers.
 */
export function createReadAddress(changes: Partial<FetchRules> = {}): ReadAddress {
  const rules = { ...usual, ...changes };
  const gate = createGate({ running: mostWaitedFor, waiting: 0 });

  async function read(
    address: string,
    accept: string,
    patience: number,
  ): Promise<ReadAddressResult> {
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

function ask(
  address: string,
  accept: string,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<ReadAddressResult | { location: string }> {
  const url = outwardUrl(address, rules);
  const headers = { accept, "accept-encoding": "identity", "user-agent": readerAgent };
  const { get } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { headers, signal, agent: false, lookup: lookupWith(rules) },
      (response) => {
        const { statusCode = 0, headers: responseHeaders } = response;
        const end = (answer: ReadAddressResult | { location: string }) => {
          response.destroy();
          resolve(answer);
        };
        if (statusCode >= 300 && statusCode < 400 && responseHeaders.location) {
          return URL.canParse(responseHeaders.location, url)
            ? end({ location: new URL(responseHeaders.location, url).href })
            : end({ outcome: "refused", status: statusCode });
        }
        if (statusCode !== 200) return end({ outcome: "refused", status: statusCode });
        const parts: Buffer[] = [];
        let size = 0;
        response.on("data", (part: Buffer) => {
          size += part.length;
          if (size > largest) end({ outcome: "too-large" });
          else parts.push(part);
        });
        response.on("end", () =>
          resolve({
            outcome: "read",
            text: decode(Buffer.concat(parts), responseHeaders["content-type"]),
          }),
        );
        response.on("error", reject);
      },
    );
    request.on("error", reject);
  });
}

/** Uses the charset of the server or the page; UTF-8 if both are missing or unknown. */
function decode(bytes: Buffer, contentType = "") {
  const [, said] =
    /charset=["']?([\w-]+)/i.exec(`${contentType} ${bytes.subarray(0, 1024).toString("latin1")}`) ??
    [];
  try {
    return new TextDecoder(said ?? "utf-8").decode(bytes);
  } catch {
    return bytes.toString("utf8");
  }
}
