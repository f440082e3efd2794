import { expect, test } from "vitest";
import { rejectForm, rejectWith } from "./form-result.ts";

test("a rejected form gets back its text and each ticked box, but no password or file", () => {
  const form = new FormData();
  form.append("name", "Front desk");
  form.append("scopes", "bookings:read");
  form.append("scopes", "reviews:read");
  form.append("password", "not to be shown");
  form.append("logo", new File(["x"], "logo.png"));
  expect(rejectForm(form, "Try again.").values).toEqual({
    name: "Front desk",
    scopes: "bookings:read\nreviews:read",
  });
});

test("a problem appears at its field, or above the form, with the status of the page", () => {
  const form = new FormData();
  const atField = { status: 403, field: "text", message: "Confirm your email address first." };
  expect(rejectWith(form, atField)).toMatchObject({
    errors: { text: ["Confirm your email address first."] },
    status: 422,
  });
  const taken = { status: 409, message: "This time is taken. Please choose another." };
  expect(rejectWith(form, taken)).toMatchObject({ errors: { form: [taken.message] }, status: 409 });
});
