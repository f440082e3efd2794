import { randomUUID } from "node:crypto";
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
  if (!existsSync(model)) {
    const made = making.get(kind) ?? keep(begin, model, make);
    making.set(kind, made);
    await made;
  }
  return model;
}

async function keep(begin: string, model: string, make: (folder: string) => Promise<void>) {
  const draft = `${model}.${randomUUID()}`;
  mkdirSync(".cache", { recursive: true });
  await make(draft);
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
