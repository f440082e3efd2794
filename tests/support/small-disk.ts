import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./server.ts";

const mib = 2 ** 20;

/** RAM disk that really fills up; null without permission to mount. */
export function mountSmallDisk(mebibytes: number) {
  const folder = temporaryFolder();
  const filler = join(folder, "filler");
  if (
    spawnSync("mount", ["-t", "tmpfs", "-o", `size=${mebibytes}m`, "tmpfs", folder]).status !== 0
  ) {
    rmdirSync(folder);
    return null;
  }
  return {
    folder,
    fill() {
      const file = openSync(filler, "a");
      for (const size of [mib, 4096]) writeUntilRefused(file, Buffer.alloc(size, 1));
      closeSync(file);
    },
    free: () => rmSync(filler),
    unmount() {
      spawnSync("umount", ["--lazy", folder]);
      rmdirSync(folder);
    },
  };
}

function writeUntilRefused(file: number, block: Buffer) {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
