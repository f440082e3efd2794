import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createGate } from "#platform/gate.ts";
import { classifyPriority, type PriorityClass, priorityClasses } from "./priority.ts";
import { receiveRequest } from "./receive.ts";

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => unknown;
type Deps = {
  render: RequestHandler;
  /** Checks the cache again, because another request may have filled it meanwhile. */
  answersFromMemory: (request: IncomingMessage, response: ServerResponse) => boolean;
  shed: RequestHandler;
  onShed?: (priorityClass: PriorityClass) => void;
};

/** An event loop turn accepts one connection, so one turn per page would starve a crowd. */
const turnsToAccept = 8;

/**
 * Creates load shedding before any work on a request: queues it by priority class, or rejects it at
 * once. Receives forms completely before they take a slot, so that slow senders delay no one. Skips
 * queued requests whose client disconnected.
 */
export function createLoadShedder({ render, answersFromMemory, shed, onShed = () => {} }: Deps) {
  const gates = Object.fromEntries(
    Object.entries(priorityClasses).map(([priorityClass, of]) => [priorityClass, createGate(of)]),
  ) as Record<PriorityClass, ReturnType<typeof createGate>>;

  return async (request: IncomingMessage, response: ServerResponse) => {
    const priorityClass = classifyPriority(request);
    if (!priorityClass) return render(request, response);
    const refuse = () => {
      onShed(priorityClass);
      shed(request, response);
    };
    const gate = gates[priorityClass];
    if (gate.isFull()) return refuse();
    if (bringsForm(request, priorityClass) && !(await receiveRequest(request, response))) return;
    const answer = await gate(async () => {
      // Otherwise pages start back to back while the database answers, and new connections starve.
      for (let turn = 0; turn < turnsToAccept; turn++) await nextTurn();
      if (response.destroyed || answersFromMemory(request, response)) return;
      await render(request, response);
    });
    if (answer === "full") refuse();
  };
}

/** Bodies of GET and HEAD requests are never read. */
function bringsForm({ method, headers }: IncomingMessage, priorityClass: PriorityClass) {
  return (
    priorityClass !== "uploads" &&
    method !== "GET" &&
    method !== "HEAD" &&
    Number(headers["content-length"] ?? 0) > 0
  );
}
