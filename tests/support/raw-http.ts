import { request } from "node:http";
import { connect } from "node:net";

type Sent = {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: (string | Buffer)[];
};

/** Sends one raw request on its own connection; returns the raw response. */
export function send(
  address: string,
  { method = "GET", path, headers = {}, body = [] }: Sent = {},
) {
  return new Promise<{ status: number; headers: Record<string, string | undefined>; body: Buffer }>(
    (resolve, reject) => {
      const asked = request(
        address,
        { method, headers, agent: false, ...(path === undefined ? {} : { path }) },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk) => chunks.push(chunk));
          answer.on("end", () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers as Record<string, string | undefined>,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      asked.on("error", reject);
      for (const chunk of body) asked.write(chunk);
      asked.end();
    },
  );
}

/** Sends raw text; returns everything until the server closes. */
export function speak(address: string, text: string) {
  const { hostname, port } = new URL(address);
  return new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let received = "";
    socket.on("data", (chunk) => (received += chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(received));
  });
}
