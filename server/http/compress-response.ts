import { compressors, minCompressedBytes, pickEncoding } from "../page-cache/answer.ts";

const text = /^(text\/|application\/(json|problem\+json|xml|[a-z]+\+xml|feed\+json)\b)/;

/** Compresses responses that did not come from the page cache, such as 404s and form results. */
export async function compressResponse(request: Request, response: Response) {
  if (response.headers.has("vary") || !text.test(response.headers.get("content-type") ?? ""))
    return response;
  const encoding = pickEncoding(request.headers.get("accept-encoding") ?? undefined);
  const headers = new Headers(response.headers);
  headers.set("vary", "Accept-Encoding");
  if (encoding === "identity" || !response.body)
    return new Response(response.body, { status: response.status, headers });
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length < minCompressedBytes)
    return new Response(body, { status: response.status, headers });
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  return new Response(compressors[encoding](body), { status: response.status, headers });
}
