/** English-only parts of the site, by first path segment. Everything else is in both languages. */
export const onlyEnglish = new Set([
  // Pages for owners, admins and programs.
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
  // Files and endpoints.
  ...[
    "media",
    "illustrations",
    "assets",
    "embed",
    "sitemaps",
    "calendars",
    "metrics",
    "healthz",
    "readyz",
    "listings",
  ],
]);

/** Files in every language; all others have only one. */
export const translatedFiles = new Set(["feed.xml", "feed.json"]);
