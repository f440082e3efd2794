import { readFileSync } from "node:fs";
import { projectFiles } from "./check/project-files.mjs";

const warnAt = 300;
const failAt = 450;

const sizes = projectFiles()
  .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !file.startsWith("database/migrations/"))
  .map((file) => ({ file, lines: readFileSync(file, "utf8").trimEnd().split("\n").length }));

const long = sizes.filter(({ lines }) => lines >= warnAt && lines < failAt);
const tooLong = sizes.filter(({ lines }) => lines >= failAt);

for (const { file, lines } of long)
  console.log(`warning: ${file} has ${lines} lines; the check fails at ${failAt}`);
for (const { file, lines } of tooLong)
  console.error(
    `file-size: ${file} has ${lines} lines (${failAt} are too many to read in one sitting: split it into named files)`,
  );
if (!sizes.length) console.error("check-saw-something: 0 files (is this a git checkout?)");
console.log(
  `${tooLong.length} violations: ${sizes.length} files, longest ${Math.max(0, ...sizes.map(({ lines }) => lines))} lines`,
);
process.exitCode = tooLong.length || !sizes.length ? 1 : 0;
