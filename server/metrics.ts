import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { QueueFigures } from "#domain/admin/queue-figures.server.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { classifyRequest } from "./request-kind.ts";

/** Gauges of prom-client with counter-like names, which metrics linters reject. */
const misnamed = [
  "nodejs_active_handles_total",
  "nodejs_active_requests_total",
  "nodejs_active_resources_total",
];

/** Creates monitoring metrics by kind of request, never by path or person. */
export function createMetrics(cache: PageCache, readQueues: () => Promise<QueueFigures | null>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });

  const requests = counter("http_requests_total", "Responses, from the page cache or not", [
    "kind",
    "status",
  ]);
  const seconds = new Histogram({
    name: "http_request_seconds",
    help: "Time to a response that did not come from the page cache",
    labelNames: ["kind"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const refused = counter("http_requests_shed_total", "Requests refused by load shedding", [
    "priority_class",
  ]);
  const hits = counter("page_cache_hits_total", "Responses from the page cache");
  const misses = counter(
    "page_cache_misses_total",
    "Responses rendered because the page cache had none",
  );
  const dropped = counter(
    "page_cache_dropped_total",
    "Responses invalidated because their content changed",
  );
  const bytes = gauge("page_cache_bytes", "Size of the page cache");
  const queues = {
    emailsWaiting: gauge("emails_waiting", "Emails in the queue"),
    emailsFailed: gauge("emails_failed", "Emails that were given up"),
    webhooksWaiting: gauge("webhook_deliveries_waiting", "Webhook deliveries in the queue"),
    webhooksFailed: gauge("webhook_deliveries_failed", "Webhook deliveries that were given up"),
    jobsFailing: gauge("jobs_failing", "Jobs whose last run failed"),
  };

  /** The page cache answers earlier and keeps its own counts. */
  const seen: Record<string, number> = {};
  const since = (name: string, now: number) => {
    const more = now - (seen[name] ?? 0);
    seen[name] = now;
    return more;
  };
  async function collect() {
    const { counts } = cache;
    hits.inc(since("hits", counts.hits));
    misses.inc(since("misses", counts.misses));
    dropped.inc(since("dropped", counts.dropped));
    for (const [kind, served] of Object.entries(counts.served))
      for (const [status, count] of Object.entries(served))
        requests.inc({ kind, status }, since(`${kind} ${status}`, count));
    bytes.set(cache.size.bytes);
    const figures = await readQueues();
    for (const [name, value] of Object.entries(figures ?? {}))
      queues[name as keyof QueueFigures].set(value);
  }

  return {
    observe(path: string, status: number, milliseconds: number) {
      const kind = classifyRequest(path);
      requests.inc({ kind, status });
      seconds.observe({ kind }, milliseconds / 1000);
    },
    shed: (priorityClass: string) => refused.inc({ priority_class: priorityClass }),
    async text() {
      await collect();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
