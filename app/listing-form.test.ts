import { expect, test } from "vitest";
import { readListing } from "./listing-form.server.ts";

function formOf(fields: [name: string, value: string][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test("a service that was typed is blamed in the field in which it was typed, one that was chosen where it was chosen", () => {
  const typed = formOf([
    ["services", "Botox"],
    ["otherServices", `Ear candling\n${"x".repeat(81)}`],
  ]);
  expect(readListing(typed).errors).toMatchObject({ otherServices: ["This is longer than 80 characters"] });
  expect(readListing(typed).errors).not.toHaveProperty("services");
  expect(readListing(formOf([["services", "x".repeat(81)]])).errors).toMatchObject({ services: ["This is longer than 80 characters"] });
});
