import { expect, test } from "vitest";
import { writeCalendar } from "./calendar.server.ts";

const visit = {
  id: "booking-7@guide.example",
  title: "Botox at Glow Studio",
  startsAt: new Date("2026-12-04T18:00:00Z"),
  minutes: 45,
  place: "Glow Studio, 100 Test Street, Irvine, CA 92618",
  description: "",
  version: 2,
  organizer: { name: "Glow Studio", email: "hello@guide.example" },
};
const now = new Date("2026-11-26T12:00:00Z");
const linesOf = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

test("an invitation has an organizer and an attendee but no calendar name", () => {
  const attendee = { name: "Nora Feld", email: "nora@example.com" };
  const lines = linesOf(writeCalendar([{ ...visit, attendee }], { now, method: "REQUEST" }));
  expect(lines).toContain("METHOD:REQUEST");
  expect(lines).toContain("ORGANIZER;CN=Glow Studio:mailto:hello@guide.example");
  expect(lines).toContain(
    "ATTENDEE;CN=Nora Feld;RSVP=FALSE;PARTSTAT=ACCEPTED:mailto:nora@example.com",
  );
  expect(lines.some((line) => line.startsWith("X-WR-CALNAME"))).toBe(false);
});

test("a feed has a name, and an organizer in each event", () => {
  const lines = linesOf(
    writeCalendar([visit, { ...visit, id: "booking-8@guide.example" }], {
      now,
      name: "Bookings of Glow",
    }),
  );
  expect(lines).toContain("X-WR-CALNAME:Bookings of Glow");
  expect(lines.filter((line) => line.startsWith("ORGANIZER"))).toHaveLength(2);
});
