import type { Language } from "./language.ts";

/** Parts of an email, shared by everything that writes, stores or renders it. */

/** Placeholder for the site's URL, which is filled in when the email is rendered. */
export const ourAddress = "[our address]";

export type EmailLink = { text: string; href: string };
export type EmailItem = { title: string; lines: string[]; href: string };

/** Part of a paragraph, optionally bold, italic or a link. */
export type EmailText = { text: string; href?: string; isStrong?: true; isItalic?: true };

/** Parts in the author's order. */
export type EmailSection =
  | { kind: "heading"; text: string }
  | { kind: "text"; paragraphs: EmailText[][] }
  | { kind: "list"; isOrdered: boolean; items: EmailText[][] }
  | { kind: "items"; items: EmailItem[] }
  | ({ kind: "button" } & EmailLink)
  | { kind: "divider" };

export type EmailContent = {
  title: string;
  /** Preview text that email clients show next to the subject. */
  preview?: string;
  paragraphs: string[];
  facts?: { label: string; text: string }[];
  items?: EmailItem[];
  sections?: EmailSection[];
  /** A code to show, with its QR code as rows of 0 and 1. */
  code?: { text: string; rows: string[] };
  action?: EmailLink;
  /** Smaller steps beside the action, such as directions and a call. */
  links?: EmailLink[];
  after?: string[];
  /** The same email in other languages, for recipients of unknown locale. */
  again?: { language: Language; content: EmailContent }[];
};
