import { expect, test } from "vitest";
import { formFault } from "./form-body.ts";

const send = (type: string, body: string) => new Request("http://guide.example/contact", { method: "POST", headers: { "content-type": type }, body });

test.each([
  ["fields", "application/x-www-form-urlencoded", "name=Gina", null],
  ["fields in any case of the type", "Application/X-WWW-Form-Urlencoded; charset=utf-8", "name=Gina", null],
  ["parts", "multipart/form-data; boundary=x", '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nGina\r\n--x--\r\n', null],
  ["parts that never end", "multipart/form-data; boundary=x", '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nGina', 400],
  ["parts without their boundary", "multipart/form-data", "name=Gina", 400],
  ["text", "text/plain", "name=Gina", 415],
  ["JSON", "application/json", "{}", 415],
] as const)("%s", async (_, type, body, fault) => {
  expect(await formFault(send(type, body))).toBe(fault);
});

test("a body without a type is no form, and none is lost to the page", async () => {
  expect(await formFault(new Request("http://guide.example/contact", { method: "POST", body: new Uint8Array([1]) }))).toBe(415);
  const request = send("application/x-www-form-urlencoded", "name=Gina");
  await formFault(request);
  expect((await request.formData()).get("name")).toBe("Gina");
});
