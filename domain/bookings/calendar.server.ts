import ICAL from "ical.js";
import { brand } from "#site/brand.ts";

type Event = {
  id: string;
  title: string;
  startsAt: Date;
  minutes: number;
  place: string;
  description: string;
  url?: string;
  version: number;
  isCancelled?: boolean;
  isTentative?: boolean;
};

/** Events as calendars read them (RFC 5545), in UTC: right in every zone and on every day. */
export function writeCalendar(events: Event[], { now, name, method = "PUBLISH" }: { now: Date; name: string; method?: "PUBLISH" | "CANCEL" }) {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", `-//${brand.name}//Bookings//EN`);
  calendar.addPropertyWithValue("method", method);
  calendar.addPropertyWithValue("x-wr-calname", name);
  for (const { id, title, startsAt, minutes, place, description, url, version, isCancelled, isTentative } of events) {
    const event = new ICAL.Component("vevent");
    event.addPropertyWithValue("uid", id);
    event.addPropertyWithValue("sequence", version);
    event.addPropertyWithValue("dtstamp", utc(now));
    event.addPropertyWithValue("dtstart", utc(startsAt));
    event.addPropertyWithValue("dtend", utc(new Date(startsAt.getTime() + minutes * 60_000)));
    event.addPropertyWithValue("summary", title);
    event.addPropertyWithValue("location", place);
    event.addPropertyWithValue("description", description);
    if (url) event.addPropertyWithValue("url", url);
    event.addPropertyWithValue("status", isCancelled ? "CANCELLED" : isTentative ? "TENTATIVE" : "CONFIRMED");
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}

const utc = (at: Date) => ICAL.Time.fromJSDate(at, true);
