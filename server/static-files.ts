import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import {
  Answer,
  type ContentEncoding,
  hashEtag,
  matchesEtag,
  pickEncoding,
} from "./page-cache/answer.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json",
  ".speculationrules": "application/speculationrules+json",
  ".webmanifest": "application/manifest+json",
};

/** Built assets in memory, with the compressed copies from the build. */
export function openStaticFiles(folder: string, securityHeaders: [string, string][]) {
  const answers = new Map<string, Answer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll("\\", "/");
    const isHashed = path.startsWith("/assets/");
    const headers: [string, string][] = [
      ["content-type", type],
      ["cache-control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=86400"],
      ...securityHeaders,
    ];
    const bodies = bodiesOf(file);
    answers.set(path, new Answer(200, headers, hashEtag(bodies.identity), bodies));
  }
  return {
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const answer = answers.get(request.url?.split("?", 1)[0] ?? "");
      if (!answer || (request.method !== "GET" && request.method !== "HEAD")) return false;
      if (matchesEtag(request.headers["if-none-match"], answer.etag)) {
        response.writeHead(304, answer.unchangedHeaders).end();
        return true;
      }
      const encoding = pickEncoding(request.headers["accept-encoding"]);
      const { body, headers } = answer.form(encoding);
      response.writeHead(200, headers);
      response.end(request.method === "HEAD" ? undefined : body);
      return true;
    },
  };
}

function bodiesOf(file: string): Record<ContentEncoding, Buffer> {
  const identity = readFileSync(file);
  const copy = (ending: string) => {
    try {
      return readFileSync(`${file}.${ending}`);
    } catch {
      return identity;
    }
  };
  return { identity, br: copy("br"), gzip: copy("gz") };
}
