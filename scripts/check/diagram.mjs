import { layers, modules } from "../../architecture.mjs";

const begin = "<!-- diagram: begin (written by scripts/check-architecture.mjs --write) -->";
const end = "<!-- diagram: end -->";

export function withDiagram(page) {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The page needs two lines: ${begin} and ${end}`);
  return `${page.slice(0, from) + begin}\n${block(layerLines())}\n${block(moduleLines())}\n${page.slice(to)}`;
}

const block = (lines) =>
  ["```mermaid", "flowchart TD", ...lines.map((line) => `  ${line}`), "```"].join("\n");

/** Leaves out site, which every layer may import. Crossed arrows mark forbidden imports. */
function layerLines() {
  const table = Object.fromEntries(
    Object.entries(layers)
      .filter(([layer]) => layer !== "site")
      .map(([layer, allowed]) => [layer, allowed.filter((other) => other !== "site")]),
  );
  const crossed = Object.keys(table).flatMap((layer) =>
    table[layer].flatMap((next) =>
      table[next]
        .filter((below) => !table[layer].includes(below))
        .map((below) => `${layer} -. not directly .-x ${below}`),
    ),
  );
  return [...arrows(table), ...new Set(crossed)];
}

function moduleLines() {
  const known = new Set(Object.values(modules).flat());
  const alone = Object.keys(modules).filter(
    (module) => !modules[module].length && !known.has(module),
  );
  return [...arrows(modules), ...alone];
}

/** Transitive reduction: leaves out arrows that a longer path implies. */
function arrows(table) {
  const reaches = (from, to) => table[from].some((next) => next === to || reaches(next, to));
  return Object.entries(table).flatMap(([from, allowed]) =>
    allowed
      .filter((to) => !allowed.some((other) => other !== to && reaches(other, to)))
      .map((to) => `${from} --> ${to}`),
  );
}
