import { createReadStream, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { securityHeadersFor } from "./http/security-headers.ts";
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

/** Read from disk for each request: together they are too large to keep in memory. */
const pictureTypes: Record<string, string> = { ".avif": "image/avif", ".webp": "image/webp" };

/** Opens built assets in memory, with the compressed copies from the build. */
export function openStaticFiles(folder: string, securityHeaders: [string, string][]) {
  const answers = new Map<string, Answer>();
  const pictures = new Map<string, Picture>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const ending = extname(entry.name);
    const type = types[ending];
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll("\\", "/");
    const pictureType = pictureTypes[ending];
    if (pictureType)
      pictures.set(path, openPicture(file, pictureType, securityHeadersFor(path, securityHeaders)));
    if (!entry.isFile() || !type) continue;
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
      const path = request.url?.split("?", 1)[0] ?? "";
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const picture = pictures.get(path);
      if (picture) return sendPicture(picture, request, response);
      const answer = answers.get(path);
      if (!answer) return false;
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

type Picture = { file: string; etag: string; headers: Record<string, string | number> };

function openPicture(file: string, type: string, securityHeaders: [string, string][]): Picture {
  const { size, mtimeMs } = statSync(file);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  return {
    file,
    etag,
    headers: {
      "content-type": type,
      "content-length": size,
      "cache-control": "public, max-age=604800",
      etag,
      ...Object.fromEntries(securityHeaders),
    },
  };
}

function sendPicture(
  { file, etag, headers }: Picture,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (matchesEtag(request.headers["if-none-match"], etag)) {
    const { "content-length": _length, ...unchanged } = headers;
    response.writeHead(304, unchanged).end();
    return true;
  }
  response.writeHead(200, headers);
  if (request.method === "HEAD") response.end();
  else
    createReadStream(file)
      .on("error", () => response.destroy())
      .pipe(response);
  return true;
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
