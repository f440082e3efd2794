import { say, sayStored } from "#shared/say.ts";

const browsers: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFxiOS\/|\bFirefox\//, "Firefox"],
  [/\bCriOS\/|Chrome\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

export function browserInWords(name: string) {
  const [browser = "", system] = name.split(" on ");
  return system
    ? say("{browser} on {system}", { browser: sayStored(browser), system })
    : sayStored(name);
}

/** Formats a readable browser name: "Firefox on Windows". */
export function browserName(userAgent: string | undefined) {
  const find = (known: [RegExp, string][]) =>
    known.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  if (!browser) return system ? `A program on ${system}` : "An unknown program";
  return system ? `${browser} on ${system}` : browser;
}
