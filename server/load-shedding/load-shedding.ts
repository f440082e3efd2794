import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createGate } from "#platform/gate.ts";
import { type Lane, laneOf, places } from "./priority.ts";
import { receive } from "./receive.ts";

type Answering = (request: IncomingMessage, response: ServerResponse) => unknown;
type Parts = {
  render: Answering;
  /** Answers from memory what somebody else's turn has put there meanwhile. */
  answersFromMemory: (request: IncomingMessage, response: ServerResponse) => boolean;
  shed: Answering;
  onShed?: (lane: Lane) => void;
};

/** A turn of the loop takes in one new connection: with a single turn a page, a crowd would stand in the street. */
const turnsToHear = 8;

/**
 * Before anything is made of a request: it waits in its lane, or is told at once to come again. A form takes no place before it has come as
 * a whole, so that those who send slowly keep nobody waiting, and who left while he waited gets no work done.
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
      // Else they begin one after the other while the database answers them, and whoever comes meanwhile is not even heard.
      for (let turn = 0; turn < turnsToHear; turn++) await nextTurn();
      if (response.destroyed || answersFromMemory(request, response)) return;
      await render(request, response);
    });
    if (answer === "full") refuse();
  };
}

/** What comes with a look is read by nobody, whatever its length. */
function bringsForm({ method, headers }: IncomingMessage, lane: Lane) {
  return (
    lane !== "uploads" &&
    method !== "GET" &&
    method !== "HEAD" &&
    Number(headers["content-length"] ?? 0) > 0
  );
}
