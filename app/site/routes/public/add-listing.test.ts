import { expect, test } from "vitest";
import { attestationMissing } from "#domain/catalogue/licenses/attestation.ts";
import { readListingForm } from "./add-listing.server.ts";

test("requires owner and license together, and the confirmations in any case", () => {
  const errorsOf = (...fields: [string, string][]) => readListingForm(formOf(fields)).errors;
  expect(errorsOf(["ownerName", "Ruth Amory, MD"])).toHaveProperty("ownerKind");
  expect(errorsOf(["ownerKind", "physician"])).toMatchObject({
    ownerName: ["Enter the owner: a person or the company"],
    attestation: [attestationMissing],
  });
  const errors = errorsOf(
    ["ownerName", "Ruth Amory, MD"],
    ["ownerKind", "physician"],
    ["attestation", "yes"],
  );
  expect(["ownerName", "ownerKind", "attestation"].filter((field) => field in errors)).toEqual([]);
});

function formOf(fields: [name: string, value: string][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test("reports a service error at the field where the service was typed or selected", () => {
  const typed = formOf([
    ["services", "Botox"],
    ["otherServices", `Ear candling\n${"x".repeat(81)}`],
  ]);
  expect(readListingForm(typed).errors).toMatchObject({
    otherServices: ["This is longer than 80 characters"],
  });
  expect(readListingForm(typed).errors).not.toHaveProperty("services");
  expect(readListingForm(formOf([["services", "x".repeat(81)]])).errors).toMatchObject({
    services: ["This is longer than 80 characters"],
  });
});
