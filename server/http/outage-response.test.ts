import { expect, test } from "vitest";
import { runInLanguage } from "#platform/run-in-language.ts";
import { outageResponse } from "./outage-response.ts";

const form = new FormData();
form.set("message", 'Say "hi" & <b>go</b>');

test("returns a form with its values in the locale of the page", async () => {
  const [english, spanish] = await Promise.all(
    (["en", "es"] as const).map((language) =>
      runInLanguage(language, () => outageResponse("/contact", "full", form).text()),
    ),
  );
  expect(english).toMatch(
    /<html lang="en">.*What you entered is kept here.*value="Say &#34;hi&#34; &#38; &#60;b&#62;go&#60;\/b&#62;".*<a href="\/">/,
  );
  expect(spanish).toMatch(
    /<html lang="es">.*Ahora no se puede guardar nada.*Lo que escribió se conserva aquí.*&#60;b&#62;.*<a href="\/es">/,
  );
});

test("returns a problem document with Retry-After to a program", async () => {
  const answer = outageResponse("/api/medspas", "away");
  expect([
    answer.status,
    answer.headers.get("retry-after"),
    answer.headers.get("content-type"),
  ]).toEqual([503, "5", "application/problem+json"]);
});
