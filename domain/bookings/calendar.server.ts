import ICAL from "ical.js";
import { brand } from "#site/brand.ts";

type Person = { name: string; email: string };
type CalendarEvent = {
  id: string;
  title: string;
  startsAt: Date;
  minutes: number;
  place: string;
  description: string;
  url?: string;
  version: number;
  organizer: Person;
  attendee?: Person;
  isCancelled?: boolean;
  isTentative?: boolean;
};

type CalendarOptions = { now: Date; name?: string; method?: "PUBLISH" | "REQUEST" | "CANCEL" };

/**
 * Writes iCalendar events (RFC 5545) in UTC, which is correct in every time zone. With REQUEST
 * and CANCEL (RFC 5546), calendar apps add, move, and remove events on their own. `name` makes it
 * a whole calendar instead of a single event.
 */
export function writeCalendar(
  events: CalendarEvent[],
  { now, name, method = "PUBLISH" }: CalendarOptions,
) {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", `-//${brand.name}//Bookings//EN`);
  calendar.addPropertyWithValue("method", method);
  if (name) calendar.addPropertyWithValue("x-wr-calname", name);
  for (const {
    id,
    title,
    startsAt,
    minutes,
    place,
    description,
    url,
    version,
    organizer,
    attendee,
    isCancelled,
    isTentative,
  } of events) {
    const event = new ICAL.Component("vevent");
    event.addPropertyWithValue("uid", id);
    event.addPropertyWithValue("sequence", version);
    event.addPropertyWithValue("dtstamp", utc(now));
    event.addPropertyWithValue("dtstart", utc(startsAt));
    event.addPropertyWithValue("dtend", utc(new Date(startsAt.getTime() + minutes * 60_000)));
    event.addPropertyWithValue("summary", title);
    event.addPropertyWithValue("location", place);
    event.addPropertyWithValue("description", description);
    event.addProperty(personOf("organizer", organizer));
    if (attendee)
      event.addProperty(personOf("attendee", attendee, { rsvp: "FALSE", partstat: "ACCEPTED" }));
    if (url) event.addPropertyWithValue("url", url);
    event.addPropertyWithValue(
      "status",
      isCancelled ? "CANCELLED" : isTentative ? "TENTATIVE" : "CONFIRMED",
    );
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}

function personOf(
  role: "organizer" | "attendee",
  { name, email }: Person,
  parameters: Record<string, string> = {},
) {
  const property = new ICAL.Property(role);
  for (const [parameter, value] of Object.entries({ cn: name, ...parameters }))
    property.setParameter(parameter, value);
  property.setValue(`mailto:${email}`);
  return property;
}

const utc = (at: Date) => ICAL.Time.fromJSDate(at, true);
