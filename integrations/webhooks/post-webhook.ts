import http from "node:http";
import https from "node:https";
import {
  Forbidden,
  lookupWith,
  type OutboundPolicy,
  outwardUrl,
  publicByHttps,
} from "../website/outward.ts";

export type PostAnswer = { milliseconds: number } & (
  | { outcome: "answered"; status: number; text: string }
  | { outcome: "forbidden" | "too-slow" | ConnectionProblem }
);
type ConnectionProblem = "unresolved" | "refused" | "untrusted" | "unreachable";

/**
 * Posts text to another site and reads the start of the response. Does not follow redirects,
 * because the signature is meant for this URL only.
 */
export type PostWebhook = (
  address: string,
  headers: Record<string, string>,
  body: string,
) => Promise<PostAnswer>;

const mostRead = 4096;
const agent = "OCMedSpaGuideWebhooks/1.0";

/**
 * Creates the function that posts webhooks. Only tests pass `changes`; the configuration cannot
 * reach them.
 */
export function createPostWebhook(
  changes: Partial<OutboundPolicy & { patience: number }> = {},
): PostWebhook {
  const rules = { ...publicByHttps, patience: 10_000, ...changes };
  return async (address, headers, body) => {
    const start = performance.now();
    const signal = AbortSignal.timeout(rules.patience);
    const took = () => Math.round(performance.now() - start);
    try {
      return {
        outcome: "answered",
        ...(await post(outwardUrl(address, rules), headers, body, rules, signal)),
        milliseconds: took(),
      };
    } catch (error) {
      return {
        outcome:
          error instanceof Forbidden
            ? "forbidden"
            : signal.aborted
              ? "too-slow"
              : connectionProblem(error),
        milliseconds: took(),
      };
    }
  };
}

/** Node names TLS errors in three ways: OpenSSL errors, its own checks, and certificate errors. */
const ofTls = /^(?:ERR_SSL_|ERR_TLS_|EPROTO$)|CERT|SIGNATURE|CRL/;

export function connectionProblem(error: unknown): ConnectionProblem {
  const { code = "", errors = [] } = error as { code?: string; errors?: unknown[] };
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "unresolved";
  if (code === "ECONNREFUSED") return "refused";
  if (ofTls.test(code)) return "untrusted";
  return code === "" && errors.length > 0 ? connectionProblem(errors[0]) : "unreachable";
}

function post(
  url: URL,
  ownHeaders: Record<string, string>,
  body: string,
  reach: OutboundPolicy,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  const headers = {
    ...ownHeaders,
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "accept-encoding": "identity",
    "user-agent": agent,
  };
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: "POST", headers, signal, agent: false, lookup: lookupWith(reach) },
      (response) => {
        const parts: Buffer[] = [];
        let size = 0;
        const end = () => {
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).subarray(0, mostRead).toString("utf8"),
          });
          response.destroy();
        };
        response.on("data", (part: Buffer) => {
          parts.push(part);
          size += part.length;
          if (size >= mostRead) end();
        });
        response.on("end", end);
        response.on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
