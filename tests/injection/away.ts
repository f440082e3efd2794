/** External targets in the notations of open-redirect attacks. */
export const away = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "http://guide.example@evil.example/",
  "//guide.example@evil.example",
  "/%2f/evil.example",
  "/%2fevil.example",
  "/%5cevil.example",
  "%2f%2fevil.example",
  "/\tevil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "\u0000//evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/;@evil.example",
  ".evil.example",
  "@evil.example",
  "javascript:alert(1)//",
  "data:text/html,x",
  "//evil%E3%80%82example",
  "//evil\u3002example",
  "/\u2044evil.example",
  "//[::1]/",
  "/x\r\nLocation: //evil.example",
  "/x%0d%0aSet-Cookie:a=b",
  "/x\r\nSet-Cookie: a=b",
];

/** Host that a browser would open. */
export const endOf = (location: string) =>
  URL.canParse(location, "https://guide.example/")
    ? new URL(location, "https://guide.example/").host
    : "nowhere";
