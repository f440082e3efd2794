/** Parts of the site, by the first word of their address, that are written in English alone. What is not named here is in both languages. */
export const onlyEnglish = new Set([
  // Those who run a place or the site, and programs.
  ...[
    "admin",
    "client-admin",
    "owner",
    "team",
    "impersonation",
    "api",
    "mcp",
    "developers",
    "seo-audit",
    "business-associate-agreement",
  ],
  // What is no page.
  ...[
    "media",
    "assets",
    "embed",
    "share",
    "sitemaps",
    "calendars",
    "metrics",
    "healthz",
    "readyz",
    "listings",
  ],
]);
