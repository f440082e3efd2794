/** What a letter is made of, wherever it is written, kept or drawn. */

export type Link = { text: string; href: string };
export type Item = { title: string; lines: string[]; href: string };

/** Words of a paragraph, some of them strong or a link. */
export type Words = { text: string; href?: string; isStrong?: true };

/** Parts in an order that somebody chose. */
export type Section =
  | { kind: "heading"; text: string }
  | { kind: "text"; paragraphs: Words[][] }
  | { kind: "items"; items: Item[] }
  | ({ kind: "button" } & Link)
  | { kind: "divider" };

export type Letter = {
  title: string;
  /** What a mail program shows beside the subject. */
  preview?: string;
  paragraphs: string[];
  facts?: { label: string; text: string }[];
  items?: Item[];
  sections?: Section[];
  action?: Link;
  after?: string[];
};
