import { describe, expect, test } from "vitest";
import { directionsUrl, outboundUrl } from "./outbound-url.ts";

const linkTo = (...given: Parameters<typeof outboundUrl>) => outboundUrl(...given) ?? "";

test("a link names the directory as its source", () => {
  const { searchParams } = new URL(linkTo("https://glow.example.com/"));
  expect(Object.fromEntries(searchParams)).toEqual({
    utm_source: "ocmedspaguide",
    utm_medium: "listing",
    utm_campaign: "directory",
  });
});

test("adds term and content when known", () => {
  const { searchParams } = new URL(
    linkTo("https://glow.example.com/", { term: "botox irvine", content: "glow-studio" }),
  );
  expect([searchParams.get("utm_term"), searchParams.get("utm_content")]).toEqual([
    "botox irvine",
    "glow-studio",
  ]);
});

test("keeps the URL and replaces only earlier UTM parameters of the same name", () => {
  const url = new URL(linkTo("https://glow.example.com/book?room=2&utm_source=elsewhere#top"));
  expect([
    url.pathname,
    url.hash,
    url.searchParams.get("room"),
    url.searchParams.getAll("utm_source"),
  ]).toEqual(["/book", "#top", "2", ["ocmedspaguide"]]);
});

test.each([
  "glow.example.com",
  "javascript:alert(1)",
  "JavaScript://glow.example.com/%0aalert(1)",
  "data:text/html,x",
  "https:glow.example.com",
  "/listing/glow",
  "",
])("creates no link from an invalid web address: %s", (address) =>
  expect(outboundUrl(address)).toBeNull(),
);

describe("directions", () => {
  const glow = {
    name: "Glow",
    address: "100 Test Street, #2",
    locality: null,
    city: "Irvine",
    zipCode: "92618",
  };
  const to = (of: typeof directionsUrl extends (of: infer Of) => string ? Of : never) =>
    new URL(directionsUrl(of)).searchParams;

  test("lead to the address and name the directory as their source", () => {
    expect([to(glow).get("destination"), to(glow).get("utm_content")]).toEqual([
      "100 Test Street, #2, Irvine, CA 92618",
      "get-directions",
    ]);
  });

  test("use the locality of the address, not the city of the listing", () => {
    expect(
      to({ ...glow, locality: "Ladera Ranch", city: "Mission Viejo" }).get("destination"),
    ).toBe("100 Test Street, #2, Ladera Ranch, CA 92618");
  });

  test("use the name when no street is known", () => {
    expect(to({ ...glow, address: "", zipCode: "" }).get("destination")).toBe("Glow, Irvine, CA");
  });
});
