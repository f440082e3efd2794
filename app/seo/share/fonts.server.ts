import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const face = (name: string, file: string) => ({
  name,
  weight: 500 as const,
  style: "normal" as const,
  data: readFileSync(file),
});

/**
 * Static weights, because Satori supports only the default weight of variable fonts. It also
 * treats two files with one name as the same font.
 */
export const shareImageFonts = [
  face("Fraunces", require.resolve("@fontsource/fraunces/files/fraunces-latin-500-normal.woff2")),
  face(
    "Fraunces more",
    require.resolve("@fontsource/fraunces/files/fraunces-latin-ext-500-normal.woff2"),
  ),
  face("Figtree", require.resolve("@fontsource/figtree/files/figtree-latin-500-normal.woff2")),
  face(
    "Figtree more",
    require.resolve("@fontsource/figtree/files/figtree-latin-ext-500-normal.woff2"),
  ),
];
