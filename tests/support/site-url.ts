/** Public URL of the test site. No request goes there. */
export const siteUrl = "https://guide.example";
