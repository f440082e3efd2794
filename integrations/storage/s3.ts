import type { S3Config } from "#platform/config.ts";
import { checkName, type Storage } from "./storage.ts";

const longest = 20_000;

/** Opens an S3-compatible bucket. The signing code loads with the first request. */
export function openS3({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Config): Storage {
  const whole = `${endpoint}/${bucket}`;
  const loadClient = async () => {
    const { AwsClient } = await import("aws4fetch");
    return new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  };
  let loading: ReturnType<typeof loadClient> | undefined;

  async function ask(
    method: string,
    address: string,
    init: { body?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {},
  ) {
    loading ??= loadClient();
    const client = await loading;
    const response = await client.fetch(address, {
      method,
      ...init,
      signal: AbortSignal.timeout(longest),
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The storage service answered ${method} with ${response.status}`);
  }

  return {
    async put(name, bytes) {
      const { status } = await ask("PUT", `${whole}/${checkName(name)}`, {
        body: new Uint8Array(bytes),
        headers: { "content-type": typeOf(name) },
      });
      if (status === 404) throw new Error("The storage service has no such bucket");
    },
    async read(name) {
      const response = await ask("GET", `${whole}/${checkName(name)}`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      return response.status === 404 ? null : bytes;
    },
    async remove(name) {
      await (await ask("DELETE", `${whole}/${checkName(name)}`)).body?.cancel();
    },
    async *list() {
      let next: string | undefined = "";
      while (next !== undefined) {
        const page = await (
          await ask(
            "GET",
            `${whole}?list-type=2${next && `&continuation-token=${encodeURIComponent(next)}`}`,
          )
        ).text();
        for (const [, entry = ""] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
          const [name, at] = [textOf(entry, "Key"), textOf(entry, "LastModified")];
          if (name && at) yield { name, at: new Date(at) };
        }
        next = textOf(page, "NextContinuationToken");
      }
    },
  };
}

/**
 * Reads the text of an XML tag. Our file names and times need no XML unescaping, but tokens may.
 */
const textOf = (xml: string, tag: string) =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: keyof typeof entities) => entities[name]);
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const typeOf = (name: string) => `image/${name.slice(name.lastIndexOf(".") + 1)}`;
