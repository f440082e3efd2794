import type { Config } from "#platform/config.ts";

export function siteUrlOf({ siteUrl, port }: Pick<Config, "siteUrl" | "port">) {
  return siteUrl ?? `http://localhost:${port}`;
}
