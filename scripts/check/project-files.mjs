import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

export function projectFiles() {
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
    { encoding: "utf8" },
  );
  return listed.split("\0").filter((file) => file && existsSync(file));
}
