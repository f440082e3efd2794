import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkName, type Storage } from "./storage.ts";

/** Spreads files over one or two hundred subfolders, since huge folders become slow. */
export function openDisk(folder: string): Storage {
  const placeOf = (name: string) => join(folder, checkName(name).slice(0, 2), name);
  return {
    async put(name, bytes) {
      const place = placeOf(name);
      await mkdir(join(place, ".."), { recursive: true });
      await writeFile(`${place}.part`, bytes, { flush: true });
      await rename(`${place}.part`, place);
    },
    read: (name) => readFile(placeOf(name)).catch(missingAs(null)),
    remove: (name) => rm(placeOf(name), { force: true }),
    async *list() {
      for (const part of await readdir(folder).catch(missingAs([])))
        for (const name of await readdir(join(folder, part))) {
          const found = await stat(join(folder, part, name)).catch(missingAs(null));
          if (found) yield { name: name.replace(/\.part$/, ""), at: found.mtime };
        }
    },
  };
}

function missingAs<Instead>(instead: Instead) {
  return (error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return instead;
    throw error;
  };
}
