import { readFileSync, writeFileSync } from "node:fs";
import { allExtensions, cruise } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import extractTsConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { layers, modules } from "../architecture.mjs";
import { withDiagram } from "./check/diagram.mjs";
import { listDomainUrls } from "./check/domain-urls.mjs";
import { projectFiles } from "./check/project-files.mjs";
import { listForeignWrites } from "./check/table-writes.mjs";

const page = "docs/modules.md";
const outsideLayers = ["scripts", "studio", "tests", "bench", ".ci"];

const files = projectFiles();
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const options = await extractOptions("./.dependency-cruiser.mjs");
const reasons = new Map(options.ruleSet.forbidden.map((rule) => [rule.name, rule.comment]));
const cruised = code.length ? await cruiseAll() : { modules: [], violations: [] };
const imports = cruised.modules.reduce((sum, module) => sum + module.dependencies.length, 0);

const refusals = [
  ...nothingChecked(),
  ...unchecked(),
  ...outsideTheTables(),
  ...listForeignWrites(code),
  ...listDomainUrls(code),
  ...cruised.violations.map(describe),
  ...diagram(),
];
for (const refusal of refusals) console.error(refusal);
console.log(
  `${refusals.length} violations: ${cruised.modules.length} files, ${imports} imports, ${reasons.size} rules`,
);
process.exitCode = refusals.length ? 1 : 0;

async function cruiseAll() {
  const { output } = await cruise(code, options, undefined, {
    tsConfig: extractTsConfig("tsconfig.json"),
  });
  return {
    modules: output.modules.filter((module) => code.includes(module.source)),
    violations: output.summary.violations,
  };
}

function describe({ rule, from, to, cycle }) {
  const way = cycle ? [from, ...cycle.map((step) => step.name)] : [from, to];
  return `${rule.name}: ${way.join(" -> ")} (${reasons.get(rule.name)})`;
}

function nothingChecked() {
  const readsTypeScript = allExtensions.some(
    ({ extension, available }) => extension === ".ts" && available,
  );
  return [
    ...(readsTypeScript
      ? []
      : [
          "check-reads-typescript: dependency-cruiser cannot use this TypeScript, so it guesses (install version 6)",
        ]),
    ...(cruised.modules.length && imports
      ? []
      : [
          `check-saw-something: ${cruised.modules.length} files and ${imports} imports (is this a git checkout?)`,
        ]),
  ];
}

/** dependency-cruiser silently skips files it cannot parse. */
function unchecked() {
  const seen = cruised.modules.map((module) => module.source);
  const empty = Object.keys(layers).filter(
    (layer) =>
      files.some((file) => file.startsWith(`${layer}/`)) &&
      !seen.some((file) => file.startsWith(`${layer}/`)),
  );
  const missed = code.filter((file) => !seen.includes(file));
  return [
    ...empty.map(
      (layer) => `every-layer-is-checked: ${layer}/ (it is on disk, but no file of it was read)`,
    ),
    ...missed.map(
      (file) => `every-file-is-checked: ${file} (it was not read, so no rule checked it)`,
    ),
  ];
}

function outsideTheTables() {
  const folders = new Set(
    code.filter((file) => file.includes("/")).map((file) => file.split("/")[0]),
  );
  const strangers = [...folders].filter(
    (folder) => !(folder in layers) && !outsideLayers.includes(folder),
  );
  const features = new Set(
    code.map((file) => /^domain\/([^/]+)\//.exec(file)?.[1]).filter(Boolean),
  );
  return [
    ...strangers.map(
      (folder) =>
        `every-folder-has-a-layer: ${folder}/ (no rule covers it: put it in a layer, or add a layer to architecture.mjs)`,
    ),
    ...[...features]
      .filter((feature) => !(feature in modules))
      .map(
        (feature) =>
          `every-module-is-listed: domain/${feature}/ (list in architecture.mjs which modules it may import)`,
      ),
  ];
}

function diagram() {
  const written = readFileSync(page, "utf8");
  const drawn = withDiagram(written);
  if (drawn === written) return [];
  if (!process.argv.includes("--write"))
    return [
      `diagram-is-current: ${page} (regenerate it: npm exec -- node scripts/check-architecture.mjs --write)`,
    ];
  writeFileSync(page, drawn);
  return [];
}
