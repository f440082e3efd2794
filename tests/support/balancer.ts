import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { passOn } from "./forward.ts";

const askEvery = 100;

/** Load balancer: polls readiness and sends each request, on its own connection, in rotation. */
export async function startBalancer(urls: string[]) {
  const targets = [...urls];
  let ready = [...urls];
  let turn = 0;
  async function poll() {
    const answers = await Promise.all(
      targets.map((url) =>
        fetch(`${url}/readyz`, { headers: { connection: "close" } }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    ready = targets.filter((_, place) => answers[place]);
  }
  // A site that stops waits only for a load balancer that has asked it twice.
  await poll();
  await poll();
  const asking = setInterval(poll, askEvery);
  const server = createServer((request, response) =>
    passOn(request, response, () => ready[turn++ % ready.length] ?? targets[0] ?? ""),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Changes the URL of a process. */
    moved(place: number, url: string) {
      targets[place] = url;
    },
    stop() {
      clearInterval(asking);
      return new Promise((resolve) => server.close(resolve).closeAllConnections());
    },
  };
}
