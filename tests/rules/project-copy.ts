import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Copies tracked and new files, so that a test can add a fault and run the check. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), "project-copy-"));
  for (const file of listFiles()) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  execFileSync("git", ["init", "--quiet"], { cwd: folder });

  return {
    folder,
    write(file: string, text: string) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    check(...steps: string[]) {
      return new Promise<{ passed: boolean; output: string }>((resolve) => {
        execFile(
          process.execPath,
          ["scripts/check.mjs", ...steps],
          { cwd: folder },
          (error, stdout, stderr) => {
            resolve({ passed: error === null, output: stdout + stderr });
          },
        );
      });
    },
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function listFiles() {
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
    { cwd: root, encoding: "utf8" },
  );
  // git lists node_modules if it is a symlink.
  return listed
    .split("\0")
    .filter((file) => file && file !== "node_modules" && existsSync(join(root, file)));
}
