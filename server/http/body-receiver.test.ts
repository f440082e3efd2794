import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { createBodyReceiver, type ReceivedBody } from "./body-receiver.ts";

const pace = { bytes: 10, milliseconds: 600 };
/** Longer than the time that a sender has to reach a speed. */
const afterGrace = 1_200;

async function openReceiver({ senders = 120, onDisk = 10_000_000 }) {
  const receive = createBodyReceiver(
    await mkdtemp(join(tmpdir(), "incoming-")),
    senders,
    pace,
    onDisk,
  );
  const outcomes: Promise<ReceivedBody>[] = [];
  const send = (body: ReadableStream<Uint8Array>) => {
    const received = receive(body, 5_000_000, 0);
    outcomes.push(received);
    return received;
  };
  return { send, outcomes };
}

let isOver = false;
afterAll(() => {
  isOver = true;
});

/** Sends a burst at once and then a few bytes every 20 ms. */
function stream(burst: number, then: number) {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent > 0) await setTimeout(20);
      if (isOver) return controller.close();
      const size = sent === 0 ? burst : then;
      sent += size;
      controller.enqueue(new Uint8Array(size));
    },
  });
}
const whole = (size: number) => new Blob([new Uint8Array(size)]).stream();

test("a burst of bytes keeps no slot from a steady sender", async () => {
  const { send } = await openReceiver({ senders: 2 });
  const burst = send(stream(1_000_000, 1));
  const steady = send(stream(4_000, 4_000));
  await setTimeout(afterGrace);
  expect((await send(whole(70_000))).outcome).toBe("whole");
  expect((await burst).outcome).toBe("too-slow");
  const state = await Promise.race([steady, setTimeout(50, "still sends")]);
  expect(state).toBe("still sends");
});

test("bursts that trickle on hold no disk space against the next upload", async () => {
  const { send, outcomes } = await openReceiver({ onDisk: 1_000_000 });
  for (let sender = 0; sender < 3; sender++) void send(stream(300_000, 1));
  await setTimeout(afterGrace);
  const next = await Promise.all([send(whole(200_000)), send(whole(200_000))]);
  expect(next.map(({ outcome }) => outcome)).toEqual(["whole", "whole"]);
  expect((await Promise.race(outcomes)).outcome).toBe("too-slow");
});
