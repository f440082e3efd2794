export type Link = { text: string; href: string };
type Fact = { label: string; text: string };
type Item = { title: string; lines: string[]; href: string };

export type Parts = { title: string; paragraphs: string[]; facts?: Fact[]; items?: Item[]; action?: Link; after?: string[] };

export type Foot = { lines: string[]; links: Link[] };
