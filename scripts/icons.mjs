import { readFileSync, writeFileSync } from "node:fs";
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import { projectFiles } from "./check/project-files.mjs";
import { runProcess, stopOnFailure } from "./setup/run.mjs";

const target = "app/components/ui/icons.tsx";
const head = `// Written by scripts/icons.mjs from Lucide (ISC license, lucide.dev). For another icon, import its name and run npm run icons.
import type { ComponentProps, ReactNode } from "react";

type IconProps = Omit<ComponentProps<"svg">, "children">;

// Bundles leave out the icons that they do not use only if this is known to do nothing else.
/* @__NO_SIDE_EFFECTS__ */
function icon(shapes: ReactNode) {
  return ({ className = "", ...props }: IconProps) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden, unless a label names it.
    <svg viewBox="0 0 24 24" aria-hidden={props["aria-label"] ? undefined : true} className={\`icon \${className}\`.trim()} {...props}>{shapes}</svg>
  );
}
`;

/** Writes the icons that components import from the target, and no others. */
try {
  const components = importedNames().map((name) => {
    const slug = slugOf(name);
    const icon = lucide.icons[slug] ?? lucide.icons[lucide.aliases[slug]?.parent];
    if (!icon) throw new Error(`Lucide has no icon ${slug} (${name})`);
    return `export const ${name} = icon(${shapes(icon.body)});`;
  });
  writeFileSync(target, [head, ...components].join("\n"));
  await runProcess("node_modules/.bin/biome", ["check", "--write", target], { label: "biome" });
} catch (error) {
  stopOnFailure(error);
}

function importedNames() {
  const imports = /import\s*\{([^}]+)\}\s*from\s*"[^"]*ui\/icons\.tsx"/g;
  const sources = projectFiles()
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(file, "utf8"));
  const names = sources.flatMap((text) =>
    [...text.matchAll(imports)].flatMap(([, list]) => list.split(",")),
  );
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))].sort();
}

/** ChevronDown is chevron-down, Link2 is link-2. */
function slugOf(name) {
  return name.replace(/(?<!^)([A-Z]|\d+)/g, "-$1").toLowerCase();
}

/** The shapes alone: how they are stroked is said once, by the svg around them. */
function shapes(body) {
  const stroked =
    / (fill="none"|stroke="currentColor"|stroke-(linecap|linejoin)="round"|stroke-width="2")/g;
  const drawn = body.replace(stroked, "").replace(/<\/?g>/g, "");
  return drawn.match(/</g).length > 1 ? `<>${drawn}</>` : drawn;
}
