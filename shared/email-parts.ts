import type { Language } from "./language.ts";

/** Parts of an email, shared by everything that writes, stores or renders it. */

/** Placeholder for the site's URL, which is filled in when the email is rendered. */
export const ourAddress = "[our address]";

export type Link = { text: string; href: string };
export type Item = { title: string; lines: string[]; href: string };

/** Part of a paragraph, optionally bold or a link. */
export type Words = { text: string; href?: string; isStrong?: true };

/** Blocks in the author's order. */
export type Section =
  | { kind: "heading"; text: string }
  | { kind: "text"; paragraphs: Words[][] }
  | { kind: "items"; items: Item[] }
  | ({ kind: "button" } & Link)
  | { kind: "divider" };

export type Letter = {
  title: string;
  /** Preview text that email clients show next to the subject. */
  preview?: string;
  paragraphs: string[];
  facts?: { label: string; text: string }[];
  items?: Item[];
  sections?: Section[];
  action?: Link;
  after?: string[];
  /** The same email in the other language, for recipients of unknown locale. */
  again?: { language: Language; letter: Letter };
};
