import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { makeBooking } from "#domain/bookings/make-booking.server.ts";
import { requestCallback } from "#domain/leads/request-callback.server.ts";
import { askQuestion } from "#domain/questions/ask-question.server.ts";
import { saveFavorite } from "#domain/saved/favorites.server.ts";
import { from } from "#tests/support/accounts.ts";
import { addBookableListings, bookingInput, testBookings } from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { findMerge } from "./find-merge.server.ts";
import { mergeListings } from "./merge-listings.server.ts";

test("only one of several concurrent merges succeeds, and no booking, question or record is lost", async ({
  own: { db },
}) => {
  const deps = testBookings(db);
  const { ada, gina, tess, glow, harbor } = await addBookableListings(deps);
  const times = ["09:00", "10:00", "11:00"];
  const book = (medSpaSlug: string, preferredTime: string) =>
    makeBooking(
      deps,
      null,
      bookingInput({
        medSpaSlug,
        preferredTime,
        customerEmail: `${preferredTime.slice(0, 2)}@${medSpaSlug}.example`,
      }),
      from(),
    );
  for (const slug of ["glow-studio", "harbor-studio"])
    for (const time of times) expect(await book(slug, time)).toMatchObject({ outcome: "made" });
  const ways = [
    { kept: glow, other: harbor },
    { kept: harbor, other: glow },
    { kept: glow, other: harbor },
  ];
  const asked = await Promise.all(
    ways.map(async (way) => {
      const found = await findMerge(deps, ada, way.kept, way.other);
      return {
        ...way,
        take: [],
        comeAlong: true,
        seen: found && found !== "forbidden" ? found.seen : "",
      };
    }),
  );
  const meanwhile = [
    ["glow-studio", "13:00"],
    ["harbor-studio", "14:00"],
    ["glow-studio", "15:00"],
    ["harbor-studio", "16:00"],
  ].map(([slug = "", time = ""]) => book(slug, time));
  const call = {
    name: "Nora Feld",
    phone: "(949) 555-0142",
    treatment: "botox",
    bestTime: "morning",
    message: null,
  } as const;
  const questions = ["glow-studio", "harbor-studio", "harbor-studio"].map((medSpaSlug) => ({
    medSpaSlug,
    text: "Is there parking at the door?",
  }));
  const alsoMeanwhile = ["glow-studio", "harbor-studio"].flatMap((slug) => [
    ...["nora", "ines", "june"].map((name) =>
      requestCallback(deps, slug, { ...call, email: `${name}@${slug}.example` }, from()),
    ),
    saveFavorite(deps, slug === "glow-studio" ? tess : gina, slug),
  ]);
  const askedMeanwhile = questions.map((question) => askQuestion(deps, gina, question));
  const outcomes = await Promise.all(asked.map((each) => mergeListings(deps, ada, each)));
  expect((await Promise.all(meanwhile)).map(({ outcome }) => outcome)).toEqual([
    "made",
    "made",
    "made",
    "made",
  ]);
  await Promise.all([...alsoMeanwhile, ...askedMeanwhile]);
  expect(outcomes.filter((outcome) => typeof outcome === "object")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "gone")).toHaveLength(2);
  const { rows } = await db.execute(sql`
    select count(distinct b.id)::int as visits, count(distinct (q.station, q.quarter_hour))::int as apart, count(*)::int as quarters, count(distinct q.station)::int as places
    from bookings b join booking_slots q on q.booking_id = b.id`);
  expect(rows).toEqual([{ visits: 10, apart: 20, quarters: 20, places: 2 }]);
  const { rows: kept } = await db.execute(
    sql`select (select count(*)::int from leads) as calls, (select count(*)::int from questions) as questions, (select count(*)::int from favorites) as favorites`,
  );
  expect(kept).toEqual([{ calls: 6, questions: 3, favorites: 2 }]);
});
