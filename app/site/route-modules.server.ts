import type { ComponentType } from "react";
import type { MetaDescriptor, RouteObject } from "react-router";
import type { MetaArgs } from "./page.ts";

/** The exports of a file in routes/. Without a component, it responds with a file or a redirect. */
export type RouteModule = Pick<RouteObject, "loader" | "action" | "middleware" | "handle"> & {
  default?: ComponentType<object>;
  meta?: (args: MetaArgs) => MetaDescriptor[];
};

const modules = import.meta.glob<RouteModule>(
  ["./routes/**/*.{ts,tsx}", "!**/*.{server,test}.{ts,tsx}"],
  { eager: true },
);

export function routeModule(file: string): RouteModule {
  const module = modules[`./routes/${file}.tsx`] ?? modules[`./routes/${file}.ts`];
  if (!module) throw new Error(`app/site/routes/ has no file ${file}`);
  return module;
}
