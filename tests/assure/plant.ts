import { readFileSync } from "node:fs";
import { copyProject } from "../rules/project-copy.ts";
import { type HoleName, holes } from "./holes.ts";

/** A copy of the project with these holes in it. */
export function copyWith(...names: HoleName[]) {
  const copy = copyProject();
  for (const name of names) {
    const { file, find, replace } = holes[name];
    copy.write(
      file,
      readFileSync(file, "utf8").replace(find, () => replace),
    );
  }
  return copy;
}
