import { expect, test } from "vitest";
import { endpointSchema } from "./endpoint-input.server.ts";

const problemsOf = (url: string) =>
  endpointSchema
    .safeParse({ url, description: "", events: ["lead.received"] })
    .error?.issues.map(({ message }) => message) ?? [];

for (const host of [
  "localhost",
  "hooks.localhost",
  "localhost.",
  "127.0.0.1",
  "2130706433",
  "10.0.0.8",
  "192.168.1.4",
  "169.254.169.254",
  "[::1]",
  "[fd00::1]",
])
  test(`rejects ${host} for a new endpoint`, () =>
    expect(problemsOf(`https://${host}:8443/hook`)).toEqual([
      "Enter an address on the public internet: we cannot call localhost or a private network.",
    ]));

for (const host of ["example.com", "localhost.example.com", "93.184.216.34"])
  test(`accepts ${host} for a new endpoint`, () =>
    expect(problemsOf(`https://${host}/hook`)).toEqual([]));
