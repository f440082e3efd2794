import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PageCache } from "./page-cache/page-cache.ts";

/** Figures for an operator's monitoring. Kinds of requests only: no path, no person. */
export function createMetrics(cache: PageCache) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Answers that were not taken from memory",
    labelNames: ["kind", "status"],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "http_request_seconds",
    help: "Time to an answer that was not taken from memory",
    labelNames: ["kind"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const refused = new Counter({
    name: "http_requests_shed_total",
    help: "Requests that were told to come again because their lane was full",
    labelNames: ["lane"],
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge("page_cache_hits", "Answers from memory since the start", () => cache.counts.hits);
  gauge("page_cache_misses", "Answers made because memory had none", () => cache.counts.misses);
  gauge("page_cache_dropped", "Answers dropped because what they show changed", () => cache.counts.dropped);
  gauge("page_cache_bytes", "Size of the answers in memory", () => cache.size.bytes);
  return {
    observe(path: string, status: number, milliseconds: number) {
      const kind = path.startsWith("/api/") ? "api" : path.endsWith(".data") ? "data" : "page";
      requests.inc({ kind, status });
      seconds.observe({ kind }, milliseconds / 1000);
    },
    shed: (lane: string) => refused.inc({ lane }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
