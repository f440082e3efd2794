import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readReference } from "#domain/demo/load-catalogue.server.ts";
import { submission } from "#tests/support/submission.ts";
import { submissionSchema } from "./submission.ts";
import { usualServices } from "./submission-choices.ts";

function errorsOf(given: object) {
  const read = submissionSchema.safeParse(given);
  return read.success ? {} : z.flattenError(read.error).fieldErrors;
}

const required = {
  name: "Business name is required",
  description: "Description must be at least 50 characters",
  address: "Address is required",
  city: "City is required",
  phone: "Phone number is required",
  email: "Valid email is required",
  categories: "At least one category is required",
  services: "At least one service is required",
  hours: "Business hours are required",
};

test("every missing field has the documented error message", () => {
  const expected = Object.fromEntries(
    Object.entries(required).map(([field, message]) => [field, [message]]),
  );
  expect(errorsOf({})).toEqual(expected);
});

describe("field rules", () => {
  const refused: [field: string, value: unknown, message: string][] = [
    ["name", "   ", required.name],
    ["description", "x".repeat(49), required.description],
    ["description", `${" ".repeat(60)}too short`, required.description],
    ["phone", "555-0100", "Enter a phone number with area code"],
    ["phone", "call me, please", "Enter a phone number with area code"],
    ["phone", "  ", required.phone],
    ["email", "somebody", required.email],
    ["website", "glow", "Valid website URL is required"],
    ["website", "javascript:alert(1)", "Valid website URL is required"],
    ["website", "ftp://glow.example.com", "Valid website URL is required"],
    ["website", "https://somebody@glow.example.com", "Valid website URL is required"],
    ["website", "https://localhost/", "Valid website URL is required"],
    ["categories", [], required.categories],
    ["services", [], required.services],
    ["services", [" "], required.services],
    ["hours", "\n", required.hours],
    ["zipCode", "9261", "Enter a ZIP code of five digits"],
    ["listingType", "gold", "Choose a plan"],
    ["priceRange", "$$$$$", "Choose a price range from $ to $$$$"],
    ["name", "x".repeat(121), "This is longer than 120 characters"],
    ["description", "x".repeat(5001), "This is longer than 5,000 characters"],
  ];
  for (const [field, value, message] of refused)
    test(`rejects ${field}: ${String(value).slice(0, 40)}`, () =>
      expect(errorsOf(submission({ [field]: value }))).toMatchObject({ [field]: [message] }));

  for (const changes of [
    { description: "x".repeat(50) },
    { phone: "9495550188" },
    { website: "" },
    { website: null },
    { website: undefined },
    { website: "http://glow.example.com/book?room=2" },
    { zipCode: "92618-1234" },
    { zipCode: undefined },
    { zipCode: "" },
  ])
    test(`accepts ${JSON.stringify(changes).slice(0, 60)}`, () =>
      expect(errorsOf(submission(changes))).toEqual({}));
});

test("defaults to the standard plan and a moderate price", () => {
  const { listingType: _plan, priceRange: _price, ...given } = submission();
  expect(submissionSchema.parse(given)).toMatchObject({
    listingType: "standard",
    priceRange: "$$",
  });
});

test("each suggested service is a treatment of the catalog", () => {
  const names = readReference().treatments.map(({ name }) => name);
  expect(usualServices.filter((service) => !names.includes(service))).toEqual([]);
  expect(usualServices).toHaveLength(17);
});
