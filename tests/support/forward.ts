import { request as ask, type IncomingMessage, type ServerResponse } from "node:http";

/** Reverse proxy with a new connection per request. */
export async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  target: () => string,
) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const headers = { ...request.headers, connection: "close" };
  const passed = ask(
    new URL(request.url ?? "/", target()),
    { method: request.method, headers, agent: false },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  passed.once("error", (error: NodeJS.ErrnoException) =>
    response.writeHead(502).end(String(error.code)),
  );
  passed.end(Buffer.concat(parts));
}
