const always: [string, string][] = [
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["permissions-policy", "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)"],
];

const strictTransport: [string, string] = [
  "strict-transport-security",
  "max-age=31536000; includeSubDomains",
];

/** On every answer. Pages bring their own Content-Security-Policy, with the hashes of their scripts. */
export function securityHeaders(siteUrl: string | undefined) {
  return siteUrl?.startsWith("https:") ? [...always, strictTransport] : always;
}

/** What owners show on their own sites: there, and nowhere else, any page may frame or draw what we answer. */
const embedded = /^\/embed\/[^/]+\/(badge\.svg|book)$/;

/** Pictures that the API and the feeds name: any site may show them. */
const pictures = /^\/(media|share)\//;

/** The same for one answer. */
export function headersOf(path: string, headers: [string, string][]): [string, string][] {
  const isEmbedded = embedded.test(path);
  if (!isEmbedded && !pictures.test(path)) return headers;
  return headers.flatMap(([name, value]): [string, string][] => {
    if (name === "x-frame-options" && isEmbedded) return [];
    return [[name, name === "cross-origin-resource-policy" ? "cross-origin" : value]];
  });
}

/** For answers that are no pages: nothing in them may load or run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
