import { expect, test } from "vitest";
import { describeApi } from "./api-description.ts";

const schemas = {
  Plain: { type: "object", properties: { id: {}, name: {} } },
  Whole: { allOf: [{ $ref: "#/components/schemas/Plain" }, { properties: { awards: {} } }] },
};
const answer = (schema: object) => ({
  responses: { 200: { description: "Found.", content: { "application/json": { schema } } } },
});

function describeOne(operation: object) {
  const { groups } = describeApi({
    info: {},
    paths: { "/api/things": { get: operation } },
    components: { schemas },
  });
  const call = groups[0]?.calls[0];
  if (!call) throw new Error("The call is missing");
  return call;
}

test("lists calls under their first tag, in document order", () => {
  const call = (...tags: string[]) => ({ get: { tags, responses: {} } });
  const { groups } = describeApi({
    info: { description: "Reads." },
    paths: { "/a": call("One"), "/b": call("Two"), "/c": call("One"), "/d": call() },
  });
  expect(groups.map(({ name, calls }) => [name, ...calls.map(({ path }) => path)])).toEqual([
    ["One", "/a", "/c"],
    ["Two", "/b"],
    ["Other", "/d"],
  ]);
});

test("finds response fields through references, lists and unions", () => {
  const fieldsOf = (schema: object) =>
    describeOne(answer(schema)).answers[0]?.fields.map(({ name }) => name);
  expect(fieldsOf({ type: "array", items: { $ref: "#/components/schemas/Whole" } })).toEqual([
    "id",
    "name",
    "awards",
  ]);
  expect(fieldsOf({ type: "string" })).toEqual([]);
});

test("lists type, limits and meaning of each request body field, including nested fields", () => {
  const schema = {
    required: ["name", "visits"],
    properties: {
      name: { type: "string", maxLength: 120, description: "The customer's name." },
      status: { enum: ["open", "closed"] },
      message: { type: ["string", "null"], minLength: 5, maxLength: 90 },
      visits: {
        type: "array",
        items: {
          type: "object",
          properties: { day: { type: "string", format: "date", example: "2026-11-26" } },
        },
      },
    },
  };
  const { body, isBodyRequired } = describeOne({
    ...answer({}),
    requestBody: { required: true, content: { "application/json": { schema } } },
  });
  expect(isBodyRequired).toBe(true);
  expect(body.fields).toEqual([
    {
      name: "name",
      type: "string",
      isRequired: true,
      text: "The customer's name. At most 120 characters.",
    },
    { name: "status", type: '"open" or "closed"', isRequired: false, text: "" },
    { name: "message", type: "string or null", isRequired: false, text: "5 to 90 characters." },
    { name: "visits", type: "list of object", isRequired: true, text: "" },
    {
      name: "visits[].day",
      type: "string (date)",
      isRequired: false,
      text: 'Example: "2026-11-26".',
    },
  ]);
});

test("describes a parameter by type, required flag, limits, default, meaning and example", () => {
  const limit = {
    name: "limit",
    in: "query",
    description: "How many.",
    schema: { type: "integer", minimum: 1, maximum: 100, default: 24 },
  };
  const slug = {
    name: "slug",
    in: "path",
    required: true,
    schema: { type: "string", description: "Its name.", example: "glow" },
  };
  expect(describeOne({ ...answer({}), parameters: [limit, slug] }).parameters).toEqual([
    { name: "limit", type: "integer", isRequired: false, text: "How many. 1 to 100. Default: 24." },
    { name: "slug", type: "string", isRequired: true, text: 'Its name. Example: "glow".' },
  ]);
});

test("describes response headers after the response itself", () => {
  const responses = {
    200: {
      description: "A page.",
      headers: { "X-Total-Count": { description: "How many there are." } },
    },
    304: { description: "Unchanged." },
  };
  expect(describeOne({ responses }).answers.map(({ text }) => text)).toEqual([
    "A page. X-Total-Count: How many there are.",
    "Unchanged.",
  ]);
});
