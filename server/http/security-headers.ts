const always: [string, string][] = [
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["permissions-policy", "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)"],
];

const strictTransport: [string, string] = ["strict-transport-security", "max-age=31536000; includeSubDomains"];

/** On every answer. Pages bring their own Content-Security-Policy, with the hashes of their scripts. */
export function securityHeaders(siteUrl: string | undefined) {
  return siteUrl?.startsWith("https:") ? [...always, strictTransport] : always;
}

/** For answers that are no pages: nothing in them may load or run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
