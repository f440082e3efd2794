import { expect, onTestFinished, test } from "vitest";
import { rebind } from "#tests/support/rebinding.ts";
import { openReceiver } from "#tests/support/receiver.ts";
import { createPostWebhook } from "../webhooks/post-webhook.ts";
import { isPublicAddress } from "./public-address.ts";
import { createReadAddress } from "./read-address.ts";

/** Plays a public address: the test stays on this machine, and nothing listens there. */
const outside = "127.0.0.2";
const inside = "127.0.0.1";
const reach = {
  protocols: ["http:"],
  mayReach: (address: string) => address === outside || isPublicAddress(address),
  patience: 1000,
};
const anywhere = { ...reach, mayReach: () => true };

const callers = {
  "a reader": [createReadAddress(reach), createReadAddress(anywhere)],
  "a webhook": [createPostWebhook(reach), createPostWebhook(anywhere)].map(
    (post) => (address: string) => post(address, {}, "{}"),
  ),
} as const;

test.for(Object.entries(callers))(
  "%s connects to the address that was checked, despite DNS rebinding",
  async ([, [calls, callsAnybody]]) => {
    const { port, received, close } = await openReceiver({ status: 200 });
    onTestFinished(close);
    const { looked } = rebind("rebinding.example", outside, inside);
    const address = `http://rebinding.example:${port}/`;

    const first = await calls?.(address);
    expect(received).toEqual([]);
    expect(looked).toEqual([outside]);
    expect(["unreachable", "refused", "too-slow"]).toContain(first?.outcome);

    expect(await calls?.(address)).toMatchObject({ outcome: "forbidden" });
    expect(received).toEqual([]);
    // Without the rule, the same name leads to the listener.
    await callsAnybody?.(address);
    expect(received).toHaveLength(1);
  },
);
