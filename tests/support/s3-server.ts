import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { AwsV4Signer } from "aws4fetch";
import type { S3Config } from "#platform/config.ts";

const keys = { accessKeyId: "test-key", secretAccessKey: "test-secret", region: "us-west-2" };
const perPage = 2;

/** S3-compatible server with one bucket; checks signatures and paginates lists. */
export async function startS3() {
  const files = new Map<string, { bytes: Buffer; at: Date; type: string }>();
  const refused: string[] = [];
  let failures = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const address = new URL(request.url ?? "", `http://${request.headers.host}`);
    const end = (status: number, body: Buffer | string = "") =>
      void response.writeHead(status).end(body);
    if (failures-- > 0) return end(503, "<Error><Code>SlowDown</Code></Error>");
    if (!(await isSigned(request.method ?? "", address, request.headers))) {
      refused.push(`${request.method} ${address.pathname}`);
      return end(403, "<Error><Code>SignatureDoesNotMatch</Code></Error>");
    }
    const [, bucket, name] = address.pathname.split("/");
    if (bucket !== "pictures") return end(404, "<Error><Code>NoSuchBucket</Code></Error>");
    const file = files.get(name ?? "");
    if (!name) return end(200, list(address));
    if (request.method === "PUT") {
      files.set(name, {
        bytes: Buffer.concat(chunks),
        at: new Date(),
        type: request.headers["content-type"] ?? "",
      });
      return end(200);
    }
    if (request.method === "DELETE") {
      files.delete(name);
      return end(204);
    }
    return file ? end(200, file.bytes) : end(404, "<Error><Code>NoSuchKey</Code></Error>");
  });

  function list({ searchParams }: URL) {
    const after = searchParams.get("continuation-token")?.replace(/^a<&b/, "") ?? "";
    const names = [...files.keys()].sort().filter((name) => name > after);
    const page = names.slice(0, perPage);
    const entries = page.map(
      (name) =>
        `<Contents><Key>${name}</Key><LastModified>${files.get(name)?.at.toISOString()}</LastModified></Contents>`,
    );
    const next =
      names.length > perPage
        ? `<NextContinuationToken>a&lt;&amp;b${page.at(-1)}</NextContinuationToken>`
        : "";
    return `<?xml version="1.0"?><ListBucketResult><Name>pictures</Name>${entries.join("")}${next}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const config: S3Config = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: "pictures",
    ...keys,
  };
  const close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    });
  return { config, files, refused, failNext: (times: number) => (failures = times), close };
}

/** Signs the request again and compares. */
async function isSigned(method: string, address: URL, headers: NodeJS.Dict<string | string[]>) {
  const given = String(headers.authorization ?? "");
  const datetime = String(headers["x-amz-date"] ?? "");
  const signer = new AwsV4Signer({
    ...keys,
    method,
    url: address.href,
    service: "s3",
    datetime,
    headers: { "x-amz-content-sha256": "UNSIGNED-PAYLOAD" },
  });
  return datetime !== "" && (await signer.sign()).headers.get("authorization") === given;
}
