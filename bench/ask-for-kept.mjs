import { connect } from "node:net";

const headEnd = Buffer.from("\r\n\r\n");

/**
 * Requests a cached page repeatedly and measures rate and time to first byte. Only looks for the
 * end of each response, all of equal length: a client that reads fifteen kilobytes is ten times
 * slower than a server with cached bytes, and would measure itself.
 */
export async function measureCachedPage({ url, connections, seconds }) {
  const { hostname, port, pathname, search } = new URL(url);
  const asked = Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: br\r\n\r\n`,
  );
  const times = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () => askAgain({ hostname, port, asked, times, until })),
  );
  times.sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.floor(times.length * share)] * 100) / 100;
  return {
    asked: times.length,
    rate: Math.round(times.length / seconds),
    p50: at(0.5),
    p99: at(0.99),
  };
}

function askAgain({ hostname, port, asked, times, until }) {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port, noDelay: true });
    let begun = 0;
    let left = 0;
    let length = 0;
    const ask = () => {
      begun = performance.now();
      socket.write(asked);
    };
    socket.once("connect", ask);
    socket.once("error", reject);
    socket.on("data", (chunk) => {
      if (left === 0) {
        times.push(performance.now() - begun);
        if (chunk.toString("latin1", 0, 12) !== "HTTP/1.1 200")
          return socket.destroy(
            new Error(`${chunk.toString("latin1", 0, 200)} is not the expected response`),
          );
        length ||= lengthOf(chunk);
        left = length;
      }
      left -= chunk.length;
      if (left < 0) return socket.destroy(new Error("A response is longer than the first one"));
      if (left > 0) return;
      if (performance.now() < until) return ask();
      socket.destroy();
      resolve();
    });
  });
}

function lengthOf(chunk) {
  const end = chunk.indexOf(headEnd);
  const [, body] = /^content-length: (\d+)\r$/im.exec(chunk.toString("latin1", 0, end + 2)) ?? [];
  if (!body) throw new Error("A response does not state its length");
  return end + headEnd.length + Number(body);
}
