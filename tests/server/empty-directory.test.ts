import { expect, test as plainTest } from "vitest";
import { createDatabase } from "#tests/support/create-database.ts";
import { readPage } from "#tests/support/html.ts";
import { demonstrationAt, leave, startServer, temporaryFolder } from "#tests/support/server.ts";

const test = plainTest.extend<{
  $file: { read: (path: string) => Promise<ReturnType<typeof readPage>> };
}>({
  read: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      // The embedded database takes ten seconds to set up.
      const postgres = process.env[demonstrationAt];
      const place = {
        dataDir: temporaryFolder(),
        databaseUrl: postgres && (await createDatabase(postgres, "empty_directory")),
      };
      const server = await startServer({ env: { DEMO: "0" }, ...place });
      await use(async (path) => {
        const response = await fetch(server.url + path);
        expect(response.status).toBe(200);
        return readPage(await response.text());
      });
      await server.stop();
      await leave(place);
    },
    { scope: "file" },
  ],
});

test("a category without listings says so and still explains its treatments", async ({ read }) => {
  const { text, links, listings } = await read("/category/acne-scar-treatments");
  expect(text).toContain("0 listings in Orange County");
  expect(text).toContain(
    "No med spas found in this category yet. Check back later for new listings.",
  );
  expect(text).toMatch(/Treatments \d+ Listings 0 Cities 0/);
  expect(text).not.toContain("Listed prices");
  expect(text).not.toContain("Top Providers");
  expect(listings).toEqual([]);
  expect(links).not.toContain("#providers");
});

test("shows no most popular or newest entry without listings", async ({ read }) => {
  expect((await read("/categories")).text).not.toContain("Most Popular");
  const { text } = await read("/locations");
  expect(text).toContain("No locations found.");
  expect(text).toContain("Total cities 33");
  for (const name of ["Most Popular", "Most Listings", "Newest Addition"])
    expect(text).not.toContain(name);
});

test("a city without listings says so and offers links", async ({ read }) => {
  const { text, links } = await read("/city/irvine");
  expect(text).toContain("No providers are listed in Irvine yet.");
  expect(links).toContain("/locations");
  for (const figure of ["Price levels", "Treatments offered", "Average rating"])
    expect(text).not.toContain(figure);
});

test("a search without suggestions shows tips instead", async ({ read }) => {
  const { text } = await read("/search?q=botox");
  expect(text).toContain(
    "Use different keywords Check the spelling Use more general terms Remove some filters",
  );
  for (const heading of ["Nearby Cities", "Popular Treatments"])
    expect(text).not.toContain(heading);
});
