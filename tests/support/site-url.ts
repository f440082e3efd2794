/** Where the site of the tests says it stands. No request goes there. */
export const siteUrl = "https://guide.example";
