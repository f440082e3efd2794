import { expect, onTestFinished, test } from "vitest";
import { openReceiver } from "#tests/support/receiver.ts";
import { postHere } from "#tests/support/webhooks-here.ts";
import { connectionProblem, createPostWebhook } from "./post-webhook.ts";

async function receiver(...given: Parameters<typeof openReceiver>) {
  const opened = await openReceiver(...given);
  onTestFinished(() => opened.close());
  return opened;
}

test("delivers the body unchanged and reads up to four kilobytes of the response", async () => {
  const { url, received } = await receiver({ status: 500, text: "x".repeat(100_000) });
  const answer = await postHere(url, { "webhook-id": "msg_1" }, '{"é":1}');
  expect(answer).toMatchObject({ outcome: "answered", status: 500, text: "x".repeat(4096) });
  expect(received).toMatchObject([
    {
      body: '{"é":1}',
      headers: { "webhook-id": "msg_1", "content-type": "application/json", "content-length": "8" },
    },
  ]);
});

test("does not follow a redirect", async () => {
  const other = await receiver();
  const { url } = await receiver({ status: 307, headers: { location: other.url } });
  expect(await postHere(url, {}, "{}")).toMatchObject({ outcome: "answered", status: 307 });
  expect(other.received).toEqual([]);
});

test("distinguishes a slow receiver from an unreachable one", async () => {
  const { url } = await receiver("nothing");
  expect((await postHere(url, {}, "{}")).outcome).toBe("too-slow");
  expect((await postHere("http://127.0.0.1:1/", {}, "{}")).outcome).toBe("refused");
});

test("distinguishes TLS errors, refused connections and unknown host names", async () => {
  const { port } = await receiver();
  const post = createPostWebhook({ mayReach: () => true });
  expect((await post(`https://127.0.0.1:${port}/`, {}, "{}")).outcome).toBe("untrusted");
  expect(connectionProblem(Object.assign(new Error(), { code: "ENOTFOUND" }))).toBe("unresolved");
  for (const code of [
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "CERT_HAS_EXPIRED",
    "ERR_TLS_CERT_ALTNAME_INVALID",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  ])
    expect(connectionProblem(Object.assign(new Error(), { code }))).toBe("untrusted");
  expect(
    connectionProblem(new AggregateError([Object.assign(new Error(), { code: "ECONNREFUSED" })])),
  ).toBe("refused");
});

test("never calls this machine or its network by IP or name, nor anything without HTTPS", async () => {
  const { port, received } = await receiver();
  const reach = createPostWebhook({ protocols: ["http:", "https:"] });
  for (const host of [
    "127.0.0.1",
    "localhost",
    "[::1]",
    "2130706433",
    "0x7f.1",
    "[::ffff:127.0.0.1]",
    "10.0.0.1",
    "169.254.169.254",
  ])
    expect(`${host} ${(await reach(`http://${host}:${port}/`, {}, "{}")).outcome}`).toBe(
      `${host} forbidden`,
    );
  for (const address of [
    "http://example.com/",
    "ftp://example.com/",
    "https://user:word@example.com/",
    "nonsense",
  ])
    expect((await createPostWebhook()(address, {}, "{}")).outcome).toBe("forbidden");
  expect(received).toEqual([]);
});
