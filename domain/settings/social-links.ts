export type SocialLink = { name: string; url: string };

/** Parses one link per line: "Instagram https://instagram.com/us"; null if a line is invalid. */
export function readLinks(text: string): SocialLink[] | null {
  const lines = text.split("\n").map((line) => line.trim());
  const links = lines.filter(Boolean).map((line) => {
    const [, name, url] = /^(\S.{0,39}?):?\s+(https:\/\/\S+)$/.exec(line) ?? [];
    return name && url && URL.canParse(url) ? { name, url } : null;
  });
  return links.every((link) => link !== null) ? links : null;
}
