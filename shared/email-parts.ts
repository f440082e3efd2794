import type { Language } from "./language.ts";

/** What a letter is made of, wherever it is written, kept or drawn. */

/** Stands in letters where our own address is to stand: the one that holds when the letter is drawn. */
export const ourAddress = "[our address]";

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
  /** The same in the other language, to somebody of whom nobody knows which is his. */
  again?: { language: Language; letter: Letter };
};
