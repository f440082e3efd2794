import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

type Received = { headers: IncomingHttpHeaders; body: string; path: string };
type Answer = { status: number; text?: string; headers?: Record<string, string> } | "nothing";

/** Local webhook receiver with a changeable response; `at` reports the progress of a call. */
export async function openReceiver(
  first: Answer = { status: 204 },
  at: (moment: "named" | "taken, not yet answered" | "answered") => void = () => {},
) {
  const received: Received[] = [];
  let answer = first;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    at("named");
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push({
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
        path: request.url ?? "",
      });
      at("taken, not yet answered");
      if (answer === "nothing") return;
      response
        .writeHead(answer.status, answer.headers)
        .end(answer.text, () => setImmediate(() => at("answered")));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    answers(next: Answer) {
      answer = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
