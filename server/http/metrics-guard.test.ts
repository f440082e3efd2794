import { Hono } from "hono";
import { expect, test } from "vitest";
import { mayReadMetrics } from "./metrics-guard.ts";

const statusOf = async (
  remoteAddress: string,
  headers: Record<string, string> = {},
  token?: string,
) => {
  const app = new Hono().get("/metrics", (context) =>
    context.body(null, mayReadMetrics(context, token) ? 200 : 404),
  );
  return (await app.request("/metrics", { headers }, { incoming: { socket: { remoteAddress } } }))
    .status;
};

test("without a token, metrics are limited to the machine and its private network, never by proxy", async () => {
  for (const address of [
    "127.0.0.1",
    "::1",
    "::ffff:10.1.2.3",
    "172.17.0.1",
    "192.168.1.9",
    "fd00::1",
  ])
    expect(await statusOf(address)).toBe(200);
  for (const address of ["203.0.113.7", "::ffff:203.0.113.7", "2001:db8::1", ""])
    expect(await statusOf(address)).toBe(404);
  for (const header of ["x-forwarded-for", "forwarded", "via"])
    expect(await statusOf("127.0.0.1", { [header]: "203.0.113.7" })).toBe(404);
});

test("with a token, every caller needs it, wherever they are", async () => {
  const token = "a token of the monitoring";
  expect(await statusOf("203.0.113.7", { authorization: `Bearer ${token}` }, token)).toBe(200);
  for (const authorization of ["", "Bearer another"])
    expect(await statusOf("127.0.0.1", { authorization }, token)).toBe(404);
});
