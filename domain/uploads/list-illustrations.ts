import manifest from "#site/illustrations.json" with { type: "json" };
import { illustrationKeys } from "./illustrations.ts";

export type Illustration = { key: string; width: number; height: number; description: string };

const entries: Record<string, { alt: string; w: number; h: number }[]> = manifest;

export const listIllustrations = (name: string): Illustration[] =>
  (entries[name] ?? []).map(({ alt, w, h }, index) => ({
    key: `${illustrationKeys}${name}/${index + 1}`,
    width: w,
    height: h,
    description: alt,
  }));

export const findIllustration = (name: string): Illustration | null =>
  listIllustrations(name)[0] ?? null;

export function describeIllustration({ key }: { key: string }): string {
  const [, name = "", number] = /^illustrations\/(.*)\/(\d+)$/.exec(key) ?? [];
  return entries[name]?.[Number(number) - 1]?.alt ?? "";
}
