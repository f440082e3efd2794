import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const making = new Map<string, Promise<void>>();

/** Folder with the demo catalogue, built once: opening a copy takes a tenth of creating one. */
export async function keptModel(
  kind: "directory" | "postgres",
  make: (folder: string) => Promise<void>,
) {
  const inputs = "build/.inputs";
  if (!existsSync(inputs)) throw new Error("There is no build. Run: npm run build");
  const begin = `demonstration-${kind}-`;
  const model = join(".cache", begin + readFileSync(inputs, "utf8").slice(0, 16));
  if (!making.has(kind) && !existsSync(model)) making.set(kind, keep(begin, model, make));
  await making.get(kind);
  return model;
}

async function keep(begin: string, model: string, make: (folder: string) => Promise<void>) {
  mkdirSync(".cache", { recursive: true });
  while (isMadeElsewhere(model)) await wait(200);
  if (existsSync(model)) return;
  const draft = `${model}.${process.pid}`;
  try {
    await make(draft);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  const earlier = readdirSync(".cache").filter(
    (name) => name.startsWith(begin) && !join(".cache", name).startsWith(model),
  );
  for (const name of earlier) rmSync(join(".cache", name), { recursive: true, force: true });
  try {
    renameSync(draft, model);
  } catch {
    // Another process was faster, and its folder is equivalent.
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The setup of a test run makes it in the background; the workers that need it wait. */
function isMadeElsewhere(model: string) {
  const drafts = readdirSync(".cache").filter((name) =>
    join(".cache", name).startsWith(`${model}.`),
  );
  return drafts.some((name) => isRunning(Number(name.split(".").at(-1))));
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Files that are never written, so links suffice: the disk reserve, and template databases. */
const isShared = (file: string) => /database\.reserve$|\bbase[\\/][14][\\/]./.test(file);

export function copyDirectory(model: string, to: string) {
  cpSync(model, to, { recursive: true, filter: (file) => !isShared(file) });
  for (const file of readdirSync(model, { recursive: true, encoding: "utf8" }).filter(isShared)) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    link(join(model, file), join(to, file));
  }
}

function link(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    // The temporary folder may be on another file system.
    copyFileSync(from, to);
  }
}
