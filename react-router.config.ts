import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The manifest comes with the page: asking for it on each view would be an uncached request.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
