import { runAsSite } from "#platform/audit-actor.ts";
import { readConfig } from "#platform/config.ts";
import { createLogger } from "#platform/logger.ts";
import { runCommand } from "./commands.ts";
import { pageBuild } from "./page-build.ts";
import { serve } from "./serve.ts";

/** Starts the site within another program. */
export function start(env: NodeJS.ProcessEnv) {
  const config = readConfig(env);
  return runAsSite("start", () => serve(config, pageBuild, createLogger(config.logLevel)));
}

if (import.meta.main) {
  const [verb = "serve", ...rest] = process.argv.slice(2);
  await runCommand(verb, rest, pageBuild);
}
