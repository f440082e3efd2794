import { expect, test } from "vitest";
import { classifyOutage } from "./out-of-service.ts";

const coded = (code: string, message = "") => Object.assign(new Error(message), { code });

test.for([
  ["a disk without room", coded("53100"), "full"],
  ["a database that may only be read", coded("25006"), "full"],
  ["a file that could not be written", coded("ENOSPC"), "full"],
  ["a server that stops", coded("57P01"), "away"],
  ["a server that starts", coded("57P03"), "away"],
  ["nobody who listens", coded("ECONNREFUSED"), "away"],
  ["a connection that broke", new Error("Connection terminated unexpectedly"), "away"],
  [
    "an embedded database that ended",
    new Error("The embedded database stopped: Aborted()"),
    "away",
  ],
  ["what is in a query's cause", new Error("Failed query", { cause: coded("53100") }), "full"],
  ["a row that is there already", coded("23505"), null],
  ["a bug", new TypeError("x is not a function"), null],
  ["no error at all", "57P01", null],
] as const)("classifies %s", ([, error, word]) => expect(classifyOutage(error)).toBe(word));

test("a client that disconnects does not mean that the database is down", () => {
  expect(classifyOutage(Object.assign(new Error("aborted"), { code: "ECONNRESET" }))).toBe(null);
  expect(classifyOutage(Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }))).toBe(
    "away",
  );
});
