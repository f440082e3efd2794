// Every picture the site wants: id, what Blender builds, and what is seen (the alt text).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { alt } from "./alt.mjs";

const here = import.meta.dirname;
const read = (file) => readFileSync(join(here, file), "utf8");
const rows = (file) =>
  read(file)
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split("|").map((part) => part.trim()));

const families = {
  T: "treatment_room",
  R: "reception",
  L: "lounge",
  P: "product_still",
  D: "device",
  I: "iv_lounge",
  W: "wellness",
  C: "chamber",
  M: "massage",
  V: "terrace",
  S: "storefront",
  X: "treatment_still",
};
const lights = [
  "low-sun-leaves",
  "window",
  "golden",
  "low-sun-blinds",
  "arched",
  "overcast",
  "noon",
];
const cameras = ["three-quarter", "front", "detail", "low"];

const large = { width: 960, height: 640, samples: 4 };
const medium = { width: 840, height: 560, samples: 4 };

/** A seed that stays with its picture. "salt" makes another one when the first was thrown away. */
function seedOf(id, salt = 0) {
  let hash = 2166136261 ^ salt;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return (hash >>> 0) % 100000;
}

const again = Object.fromEntries(
  rows("again.txt").map(([id, salt, ...changes]) => [
    id,
    { salt: Number(salt), ...JSON.parse(changes[0] || "{}") },
  ]),
);

function shot(id, wanted) {
  const { salt = 0, ...changes } = again[id] ?? {};
  const made = { id, seed: seedOf(id, salt), ...wanted, ...changes };
  return { ...made, alt: changes.alt ?? wanted.alt ?? alt(made) };
}

function listingShots() {
  const cities = cityOfListing();
  return rows("listings.txt").flatMap(([slug, palette, setting, cover, gallery]) => {
    const [letter, light, camera, props = ""] = cover.split(" ");
    const base = { palette, setting, city: cities[slug] ?? "" };
    const first = { ...base, family: families[letter], light, camera, props: props.split(",") };
    const others = gallery.split(" ").map((entry, index) => {
      const [, key, inside] = entry.match(/^([A-Z])(?:\((.*)\))?$/);
      const turn = seedOf(slug) + index;
      return {
        ...base,
        family: families[key],
        light: lights.filter((name) => name !== light)[turn % (lights.length - 1)],
        camera: cameras.filter((name) => name !== camera)[turn % (cameras.length - 1)],
        props: inside ? inside.split(",") : props.split(",").filter((word) => !motifs.has(word)),
      };
    });
    return [
      shot(`listing/${slug}/1`, { ...first, ...large }),
      ...others.map((other, index) =>
        shot(`listing/${slug}/${index + 2}`, { ...other, ...medium }),
      ),
    ];
  });
}

const motifs = new Set(["vials", "syringe", "serum", "peel", "needles", "oil", "clay", "tea"]);

function cityOfListing() {
  const folder = join(here, "../database/seed/providers");
  const cities = JSON.parse(readFileSync(join(here, "../site/cities.json"), "utf8"));
  return Object.fromEntries(
    cities.flatMap(({ slug, name }) => {
      try {
        const listed = JSON.parse(readFileSync(join(folder, `${slug}.json`), "utf8"));
        return listed.map((provider) => [provider.slug, name]);
      } catch {
        return [];
      }
    }),
  );
}

const sentence = (seen) => `Illustration of ${seen}`;

function cityShots() {
  return rows("places.txt").map(([slug, settings, seen]) => {
    const [view, time, season, ...options] = settings.split(" ");
    const landscape = { view, time, season };
    for (const option of options) {
      const at = option.indexOf("=");
      landscape[option.slice(0, at)] = JSON.parse(option.slice(at + 1));
    }
    const id = `city/${slug}/1`;
    return shot(id, {
      family: "city_landscape",
      landscape,
      ...large,
      samples: 5,
      alt: sentence(seen),
    });
  });
}

function stillShots() {
  return rows("stills.txt").map(([name, settings, seen]) => {
    const [what, palette, light, camera] = settings.split(" ");
    const [letter, props] = what.includes(":") ? what.split(":") : ["X", what];
    const isCategory = name.includes("/");
    return shot(isCategory ? `${name}/1` : `treatment/${name}/1`, {
      family: families[letter],
      palette,
      light,
      camera,
      props: props.split(","),
      ...(isCategory ? { ...large, samples: 10 } : medium),
      alt: sentence(seen),
    });
  });
}

const kinds = {
  "acne-scar-treatments": ["T", "X:peel", "R", "P"],
  "acupuncture-traditional-medicine": ["M", "X:needles", "X:herbs", "L"],
  "advanced-skin-care-treatments": ["T", "X:mask", "P", "R"],
  "anti-aging-treatments": ["I", "L", "X:drip", "T"],
  "body-contouring-fat-reduction": ["D", "L", "T", "X:tape"],
  "cosmetic-injectables-fillers": ["T", "X:vials", "R", "L"],
  "laser-light-therapies": ["D", "T", "X:laser", "R"],
  "medical-grade-skin-care-products": ["P", "X:serum", "R", "S"],
  "medical-spa": ["R", "T", "L", "S"],
  "reconstructive-cosmetic-surgery": ["L", "R", "X:pencil", "T"],
  "therapeutic-massage-wellness": ["M", "W", "X:stones", "V"],
};
const calm = ["sage", "sand", "lagoon", "blush", "chalk", "apricot", "olive", "seafoam"];

function kindShots() {
  return Object.entries(kinds).flatMap(([category, entries], row) =>
    entries.map((entry, index) => {
      const [letter, props = ""] = entry.split(":");
      return shot(`kind/${category}/${index + 1}`, {
        family: families[letter],
        palette: calm[(row * 3 + index * 2 + (index >> 1)) % calm.length],
        light: lights[(row + index * 2) % lights.length],
        camera: cameras[(row + index) % cameras.length],
        props: props.split(","),
        ...medium,
      });
    }),
  );
}

function homeShots() {
  return [
    shot("home/hero/1", {
      family: "coastal_room",
      palette: "apricot",
      light: "golden",
      camera: "",
      props: [],
      seed: 7,
      width: 1296,
      height: 864,
      samples: 14,
      alt: sentence("a sunlit treatment room that opens through arches to the Pacific"),
    }),
  ];
}

/** Some of the first list, one of the second, until both are used up. */
function alternate(first, second, some) {
  const result = [];
  for (let at = 0, other = 0; at < first.length || other < second.length; at += some)
    result.push(...first.slice(at, at + some), ...second.slice(other, ++other));
  return result;
}

/** In the order in which they are wanted: covers first. */
export function listShots() {
  const listings = listingShots();
  const covers = listings.filter(({ id }) => id.endsWith("/1"));
  const gallery = listings.filter(({ id }) => !id.endsWith("/1"));
  const round = (id) => Number(id.split("/")[2]);
  const owned = new Set(
    JSON.parse(read("../database/seed/owners.json")).map(({ listing }) => listing),
  );
  const isOwned = ({ id }) => owned.has(id.split("/")[1]);
  const stills = stillShots();
  return [
    ...homeShots(),
    ...stills.filter(({ id }) => id.startsWith("category/")),
    ...alternate(covers, cityShots(), 6),
    ...gallery.filter(isOwned),
    ...stills.filter(({ id }) => id.startsWith("treatment/")),
    ...kindShots(),
    ...gallery.filter((one) => !isOwned(one)).sort((a, b) => round(a.id) - round(b.id)),
  ];
}

if (process.argv[1] === import.meta.filename)
  for (const { id, family, palette = "", light = "", alt: seen } of listShots())
    console.log([id, family, palette, light, seen].join("\t"));
