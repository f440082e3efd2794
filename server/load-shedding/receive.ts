import type { IncomingMessage, ServerResponse } from "node:http";

const longest = 15_000;

/**
 * Reads the complete body and leaves it where Hono's adapter expects it. False if none arrived: the
 * sender left, or was cut off for being too slow.
 */
export function receiveRequest(
  request: IncomingMessage & { rawBody?: Buffer },
  response: ServerResponse,
  patience = longest,
) {
  return new Promise<boolean>((resolve) => {
    const chunks: Buffer[] = [];
    const end = (isWhole: boolean) => {
      clearTimeout(late);
      if (isWhole) request.rawBody = Buffer.concat(chunks);
      resolve(isWhole);
    };
    const late = setTimeout(() => {
      response.writeHead(408, { connection: "close" }).end(() => request.destroy());
      end(false);
    }, patience);
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.once("end", () => end(true));
    request.once("close", () => end(false));
  });
}
