/** On every answer. Pages bring their own Content-Security-Policy, with the hashes of their scripts. */
export const securityHeaders: [string, string][] = [
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["permissions-policy", "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)"],
];

export const strictTransport: [string, string] = ["strict-transport-security", "max-age=31536000; includeSubDomains"];

/** For answers that are no pages: nothing in them may load or run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
