import type { z } from "zod";
import type { ListingAnswer } from "#app/site/components/add-listing/listing-form.tsx";
import { attestationMissing } from "#domain/catalogue/licenses/attestation.ts";
import { submissionSchema } from "#domain/catalogue/submissions/submission.ts";
import { describeWeek } from "#shared/hours.ts";
import { parseWeek } from "#shared/parse-hours.ts";
import { readPosition } from "#shared/position.ts";
import { completeWebAddress } from "#shared/web-address.ts";

const fieldsOf: Record<string, string[]> = {
  services: ["services", "otherServices"],
  ownership: ["ownerName", "ownerKind"],
};
const order = Object.keys(submissionSchema.shape).flatMap((name) => fieldsOf[name] ?? [name]);
const fields = new Set(order);

export function readListingForm(form: FormData) {
  const values = typedValues(form);
  const one = (name: string) => values[name]?.[0] ?? "";
  const chosen = values.services ?? [];
  const input = {
    name: one("name"),
    description: one("description"),
    address: one("address"),
    city: one("city"),
    zipCode: one("zipCode"),
    phone: one("phone"),
    email: one("email").trim(),
    website: completeWebAddress(one("website")),
    ...(one("position").trim() === "" ? {} : { position: readPosition(one("position")) }),
    categories: values.categories ?? [],
    services: [...chosen, ...splitList(one("otherServices"))],
    hours: one("hours"),
    listingType: values.listingType?.[0],
    priceRange: values.priceRange?.[0],
    ...(one("ownerName").trim() || one("ownerKind")
      ? { ownership: { name: one("ownerName"), kind: one("ownerKind") } }
      : {}),
    attestation: one("attestation") === "yes",
  };
  const read = submissionSchema.safeParse(input);
  const errors: Record<string, string[]> = read.success ? {} : errorsOf(read.error, chosen.length);
  if (!input.attestation) errors.attestation = [attestationMissing];
  const actionData: ListingAnswer = {
    values,
    errors: {},
    alike: [],
    hoursRead: readHours(input.hours),
    hasFailed: false,
  };
  return { actionData, input, submission: input.attestation ? read.data : undefined, errors };
}

function errorsOf({ issues }: z.ZodError, chosen: number) {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const [first, index] = path;
    const name = fieldOf(String(first), index);
    errors[name] = [...(errors[name] ?? []), message];
  }
  return errors;

  function fieldOf(first: string, index: PropertyKey | undefined) {
    if (first === "ownership") return index === "kind" ? "ownerKind" : "ownerName";
    return first === "services" && typeof index === "number" && index >= chosen
      ? "otherServices"
      : first;
  }
}

export function sortErrorsByField(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
  );
}

function typedValues(form: FormData) {
  const values: Record<string, string[]> = {};
  for (const [name, value] of form) {
    if (typeof value !== "string" || !fields.has(name)) continue;
    values[name] = [...(values[name] ?? []), value];
  }
  return values;
}

function splitList(text: string) {
  return text.split(/[\n,;]/).filter((part) => part.trim() !== "");
}

function readHours(text: string): ListingAnswer["hoursRead"] {
  if (text.trim() === "") return null;
  const week = parseWeek(text);
  return week ? describeWeek(week) : "unreadable";
}
