import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** Baseline for all pages: Node's plain server with the same bytes and headers. */
const { headers, body } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const bytes = Buffer.from(body, "base64");
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
