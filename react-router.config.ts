import type { Config } from "@react-router/dev/config";

/** The offices. Visitors' pages (app/site/) render on the server alone. */
export default {
  appDirectory: "app/office",
  // All routes in one hashed file: asking for each on the way would be an uncached request.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
