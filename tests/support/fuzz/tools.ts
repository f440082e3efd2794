import fc from "fast-check";
import { z } from "zod";
import type { Schema } from "#tests/support/response-schema.ts";
import { fromSchema } from "./from-schema.ts";
import { mutated, mutation, textFault } from "./nasty.ts";
import type { Answer, FuzzSite } from "./site.ts";

type Tool = { name: string; inputSchema: Schema; outputSchema: Schema };
type Answered = {
  error?: { code: number; message: string };
  result?: {
    tools?: Tool[];
    isError?: boolean;
    structuredContent?: unknown;
    content?: { text: string }[];
  };
};

export const toolNames = [
  "search_providers",
  "get_provider",
  "list_treatments",
  "get_availability",
] as const;
const types = { "content-type": "application/json", accept: "application/json, text/event-stream" };

export function post({ send }: Pick<FuzzSite, "send">, body: string) {
  return send("stranger", { method: "POST", path: "/mcp", headers: types, body });
}

const message = (method: string, params: unknown) =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });

export async function toolOf(site: Pick<FuzzSite, "send">, name: string) {
  const { result } = JSON.parse((await post(site, message("tools/list", {}))).text) as Answered;
  const tool = result?.tools?.find((each) => each.name === name);
  if (!tool) throw new Error(`There is no tool ${name}`);
  return tool;
}

export function callsOfTool({ name, inputSchema }: Tool, pool: FuzzSite["pool"]) {
  const given = fromSchema(inputSchema, {}, pool);
  return fc
    .record({ given, faults: fc.array(mutation, { maxLength: 2 }), textFault })
    .map((input) => {
      const body = message("tools/call", {
        name,
        arguments: input.faults.reduce(mutated, input.given),
      });
      return input.textFault ? input.textFault(body) : body;
    });
}

/** Fault of a tool's response; null if valid. */
export function faultOfTool({ outputSchema }: Tool, { status, text }: Answer): string | null {
  if (status >= 500) return `it failed with ${status}`;
  if (status !== 200) return null;
  const { error, result } = JSON.parse(text) as Answered;
  if (error) return error.code === -32603 ? `it says that it failed: ${error.message}` : null;
  const words = result?.content?.map((part) => part.text).join(" ") ?? "";
  if (!words) return "it says nothing";
  if (result?.isError) return /went wrong on our side/.test(words) ? `it failed: ${words}` : null;
  const read = z.fromJSONSchema(outputSchema as never).safeParse(result?.structuredContent);
  return read.success ? null : `its data are not as declared: ${read.error.message}`;
}
