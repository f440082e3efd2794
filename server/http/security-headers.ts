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

/**
 * Returns the headers of every response. Pages add their own Content-Security-Policy with script
 * hashes.
 */
export function securityHeaders(siteUrl: string | undefined) {
  return siteUrl?.startsWith("https:") ? [...always, strictTransport] : always;
}

/** Widgets for owners' own sites: only these may be framed or embedded elsewhere. */
const embedded = /^\/embed\/[^/]+\/(badge\.svg|book)$/;

/** Photos that the API and feeds link to: any site may show them. */
const pictures = /^\/(media|share|illustrations)\//;

export function securityHeadersFor(path: string, headers: [string, string][]): [string, string][] {
  const isEmbedded = embedded.test(path);
  if (!isEmbedded && !pictures.test(path)) return headers;
  return headers.flatMap(([name, value]): [string, string][] => {
    if (name === "x-frame-options" && isEmbedded) return [];
    return [[name, name === "cross-origin-resource-policy" ? "cross-origin" : value]];
  });
}

/** The policy for responses other than pages: nothing in them may load or run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
