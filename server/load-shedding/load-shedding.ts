import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createGate } from "#platform/gate.ts";
import { type Lane, laneOf, places } from "./priority.ts";
import { receive } from "./receive.ts";

type Answering = (request: IncomingMessage, response: ServerResponse) => unknown;
type Parts = {
  render: Answering;
  /** Checks the cache again, because another request may have filled it meanwhile. */
  answersFromMemory: (request: IncomingMessage, response: ServerResponse) => boolean;
  shed: Answering;
  onShed?: (lane: Lane) => void;
};

/** An event loop turn accepts one connection, so one turn per page would starve a crowd. */
const turnsToHear = 8;

/**
 * Load shedding before any work on a request: queues it by priority class, or rejects it at once.
 * Receives forms completely before they take a slot, so that slow senders delay no one.
 * Skips queued requests whose client disconnected.
 */
export function createDoor({ render, answersFromMemory, shed, onShed = () => {} }: Parts) {
  const gates = Object.fromEntries(
    Object.entries(places).map(([lane, of]) => [lane, createGate(of)]),
  ) as Record<Lane, ReturnType<typeof createGate>>;

  return async (request: IncomingMessage, response: ServerResponse) => {
    const lane = laneOf(request);
    if (!lane) return render(request, response);
    const refuse = () => {
      onShed(lane);
      shed(request, response);
    };
    const gate = gates[lane];
    if (gate.isFull()) return refuse();
    if (bringsForm(request, lane) && !(await receive(request, response))) return;
    const answer = await gate(async () => {
      // Otherwise pages start back to back while the database answers, and new connections starve.
      for (let turn = 0; turn < turnsToHear; turn++) await nextTurn();
      if (response.destroyed || answersFromMemory(request, response)) return;
      await render(request, response);
    });
    if (answer === "full") refuse();
  };
}

/** Bodies of GET and HEAD requests are never read. */
function bringsForm({ method, headers }: IncomingMessage, lane: Lane) {
  return (
    lane !== "uploads" &&
    method !== "GET" &&
    method !== "HEAD" &&
    Number(headers["content-length"] ?? 0) > 0
  );
}
