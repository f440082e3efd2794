import { join } from "node:path";
import { projectRoot } from "../project-root.ts";
import { serveTasks } from "./serve-tasks.ts";

export type FunctionCall = { file: string; name: string; given: unknown[] };

serveTasks(async ({ file, name, given }: FunctionCall) => {
  const module = (await import(join(projectRoot, file))) as Record<
    string,
    (...given: unknown[]) => unknown
  >;
  const called = module[name];
  if (!called) throw new Error(`${file} exports no ${name}`);
  return called(...given);
});
