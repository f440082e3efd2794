import { expect, test } from "vitest";
import { readForm } from "./form-body.ts";

const send = (type: string, body: string) =>
  new Request("http://guide.example/contact", {
    method: "POST",
    headers: { "content-type": type },
    body,
  });

test.each([
  ["fields", "application/x-www-form-urlencoded", "name=Gina", null],
  [
    "fields in any case of the type",
    "Application/X-WWW-Form-Urlencoded; charset=utf-8",
    "name=Gina",
    null,
  ],
  [
    "parts",
    "multipart/form-data; boundary=x",
    '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nGina\r\n--x--\r\n',
    null,
  ],
  [
    "parts that never end",
    "multipart/form-data; boundary=x",
    '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nGina',
    400,
  ],
  ["parts without their boundary", "multipart/form-data", "name=Gina", 400],
  ["text", "text/plain", "name=Gina", 415],
  ["JSON", "application/json", "{}", 415],
] as const)("checks a body with %s", async (_, type, body, fault) => {
  expect((await readForm(send(type, body))).fault).toBe(fault);
});

test("rejects a body without a content type and leaves forms readable for the page", async () => {
  expect(
    await readForm(
      new Request("http://guide.example/contact", { method: "POST", body: new Uint8Array([1]) }),
    ),
  ).toEqual({ fault: 415, form: null });
  const request = send("application/x-www-form-urlencoded", "name=Gina");
  expect((await readForm(request)).form?.get("name")).toBe("Gina");
  expect((await request.formData()).get("name")).toBe("Gina");
});
