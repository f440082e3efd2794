import { expect, test } from "vitest";
import { rejectForm } from "./form-result.ts";

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
