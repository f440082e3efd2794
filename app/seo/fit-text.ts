import { say, sayStored } from "#shared/say.ts";
import { brand } from "#site/brand.ts";

/** Lengths that search engines show in full. */
export const titleLength = { least: 30, most: 60 } as const;
export const descriptionLength = { least: 120, most: 160 } as const;

/**
 * Adds the site name if there is room, and the region if the title is still short. An overlong
 * title loses its last comma-separated part.
 */
export function fitTitle(title: string) {
  const region = sayStored(brand.region.name);
  if (title.length > titleLength.most && title.includes(region))
    return clip(
      title.replace(`el ${region}`, region).replace(region, brand.region.shortName),
      titleLength.most,
    );
  const full = `${title} · ${brand.name}`;
  if (full.length < titleLength.least) return `${full}, ${region}`;
  if (full.length <= titleLength.most) return full;
  const shorter = title.length > titleLength.most ? title.slice(0, title.lastIndexOf(",")) : title;
  return shorter.length >= titleLength.least
    ? clip(shorter, titleLength.most)
    : clip(title, titleLength.most);
}

/**
 * Returns closing sentences from long to short. Together they bring any text of 25 or more
 * characters to the required length.
 */
const closings = () => [
  say(
    "Compare med spas and wellness providers in {region}: treatments, prices, hours and credentials.",
  ),
  say("Compare treatments, prices, opening hours and credentials on {brand}."),
  say("Read what visitors say, see who is open now, and find your way on {brand}."),
  say("Compare treatments, listed prices, hours and credentials."),
  say("See who is near you, and who is open now."),
  say("Listed prices, hours and credentials."),
  say("On {brand}."),
];

/** Cuts an overlong text after a sentence or word. Adds a closing to a short one. */
export function fitDescription(text: string) {
  if (text.length > descriptionLength.most) {
    const sentences = text.slice(0, descriptionLength.most).lastIndexOf(". ") + 1;
    return sentences >= descriptionLength.least
      ? text.slice(0, sentences)
      : clip(text, descriptionLength.most);
  }
  if (text.length >= descriptionLength.least) return text;
  const closed = /[.!?…]$/.test(text) ? text : `${text}.`;
  const fitting = closings().filter((each) => isWithin(closed.length + 1 + each.length));
  const closing = fitting.find((each) => !repeats(closed, each)) ?? fitting[0];
  return closing ? `${closed} ${closing}` : closed;
}

/**
 * Reports whether a closing repeats the text: "…with prices and hours. Listed prices and hours."
 */
function repeats(text: string, closing: string) {
  const words = closing.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const said = words.filter((word) => text.toLowerCase().includes(word));
  return said.length > 0 && said.length * 2 >= words.length;
}

function isWithin(length: number) {
  return length >= descriptionLength.least && length <= descriptionLength.most;
}

function clip(text: string, most: number) {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2)).replace(/(?<![\s,;:·&-])[\s,;:·&-]+$/, "")}…`;
}
