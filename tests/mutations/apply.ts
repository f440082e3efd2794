import { readFileSync } from "node:fs";
import { copyProject } from "../rules/project-copy.ts";
import { type MutationName, mutations } from "./mutations.ts";

/** Matches source however the formatter wraps it: whitespace and trailing commas do not count. */
export function patternOf(find: string) {
  const tokens = find.match(/\w+|[^\w\s]/g) ?? [];
  const parts = tokens.map((token, index) => {
    const mayFollowComma = /[)\]}]/.test(token) && index > 0;
    return `${mayFollowComma ? ",?\\s*" : ""}${token.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
  });
  return new RegExp(parts.join("\\s*"), "g");
}

/** Copies the project with these mutations applied. */
export function copyWith(...names: MutationName[]) {
  const copy = copyProject();
  for (const name of names) {
    const { file, find, replace } = mutations[name];
    copy.write(
      file,
      readFileSync(file, "utf8").replace(patternOf(find), () => replace),
    );
  }
  return copy;
}
