import type { Server } from "node:http";
import type { Config } from "#platform/config.ts";
import { StartFailure } from "#platform/start-failure.ts";

/** Listens on the configured address, or explains in a sentence why that fails. */
export function listen(server: Server, { port, host }: Config) {
  return new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken. Stop what runs there or set PORT.`,
        EACCES: `Port ${port} requires more privileges than this user has. Set PORT.`,
      };
      reject(
        new StartFailure(
          reasons[error.code ?? ""] ?? `HOST ${host}: cannot listen there (${error.code}).`,
        ),
      );
    });
    server.listen(port, host, resolve);
  });
}
