import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { Server, ServerResponse } from "node:http";
import pg from "pg";

/**
 * Preloaded into a server: a response header lists the statements of its request, without
 * background work. Counts pool queries at the pool only, because the pool may run them in another
 * request's context.
 */
const asked = new AsyncLocalStorage();
const counted = new WeakSet();

function count(prototype) {
  const { query } = prototype;
  prototype.query = function (config, ...rest) {
    const statement = typeof config === "string" ? { text: config } : config;
    // The listener may connect again while a page renders, and in its context.
    const isOfListener = /^(?:listen |select pg_backend_pid)/i.test(statement?.text ?? "");
    if (statement?.text && !isOfListener && !counted.has(statement)) {
      counted.add(statement);
      asked.getStore()?.push(statement.text);
    }
    return query.call(this, statement, ...rest);
  };
}
count(pg.Pool.prototype);
count(pg.Client.prototype);

const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...rest) {
  return event === "request"
    ? asked.run([], () => emit.call(this, event, ...rest))
    : emit.call(this, event, ...rest);
};

const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (status, ...rest) {
  this.appendHeader(
    "x-statements",
    encodeURIComponent(JSON.stringify((asked.getStore() ?? []).map(inShort))),
  );
  return writeHead.call(this, status, ...rest);
};

/** Hash and beginning of a statement, because header size is limited. */
function inShort(text) {
  return `${createHash("sha256").update(text).digest("hex").slice(0, 8)} ${text.replace(/\s+/g, " ").trim().slice(0, 60)}`;
}
