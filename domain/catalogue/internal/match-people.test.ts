import { expect, test } from "vitest";
import { matchPeople } from "./match-people.ts";

const known = [
  { id: 7, name: "Ana López" },
  { id: 8, name: "Bo Park" },
];

test("a person keeps the id through a new name and a new position", () => {
  const people = [
    { id: 8, name: "Bo Park-Lee" },
    { id: 7, name: "Ana López" },
  ];
  expect(matchPeople(people, known)).toEqual([8, 7]);
});

test("without ids, people are recognized by name, whatever its accents", () => {
  expect(matchPeople([{ name: "ana lopez" }, { name: "Cy Ray" }], known)).toEqual([7, null]);
});

test("an id is given once, and one of another listing counts for nothing", () => {
  const people = [{ id: 8, name: "Bo Park" }, { name: "Bo Park" }, { id: 99, name: "Dee" }];
  expect(matchPeople(people, known)).toEqual([8, null, null]);
});
