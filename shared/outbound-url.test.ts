import { expect, test } from "vitest";
import { directionsUrl, outboundUrl } from "./outbound-url.ts";

test("a link says that the visitor came from a listing of the directory", () => {
  const { searchParams } = new URL(outboundUrl("https://glow.example.com/"));
  expect(Object.fromEntries(searchParams)).toEqual({ utm_source: "ocmedspaguide", utm_medium: "listing", utm_campaign: "directory" });
});

test("the term and the content are said where they are known", () => {
  const { searchParams } = new URL(outboundUrl("https://glow.example.com/", { term: "botox irvine", content: "glow-studio" }));
  expect([searchParams.get("utm_term"), searchParams.get("utm_content")]).toEqual(["botox irvine", "glow-studio"]);
});

test("what the address has stays, only earlier marks of the same name are replaced", () => {
  const url = new URL(outboundUrl("https://glow.example.com/book?room=2&utm_source=elsewhere#top"));
  expect([url.pathname, url.hash, url.searchParams.get("room"), url.searchParams.getAll("utm_source")]).toEqual(["/book", "#top", "2", ["ocmedspaguide"]]);
});

test("what is no address is left as it is", () => expect(outboundUrl("glow.example.com")).toBe("glow.example.com"));

test("directions lead to the place's own coordinates", () => {
  const { searchParams } = new URL(directionsUrl({ latitude: 33.68, longitude: -117.79 }));
  expect([searchParams.get("to"), searchParams.get("utm_content")]).toEqual(["33.68,-117.79", "get-directions"]);
});
