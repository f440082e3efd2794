import type { BookingStatus } from "#domain/bookings/booking.ts";
import { describeRanges, type MinuteRanges } from "#shared/hours.ts";
import { ownerBookingPath } from "#shared/paths.ts";

export type WeekEntry = {
  key: string;
  /** A link, or null for busy time that the listing cannot remove itself. */
  href: string | null;
  variant: "pending" | "confirmed" | "completed" | "block";
  time: string;
  hour: number;
  minutes: number;
  title: string;
  text: string;
  booking?: { status: BookingStatus; noShow: boolean };
};
export type WeekDay = {
  date: string;
  isToday: boolean;
  hours: string;
  openHours: number[];
  entries: WeekEntry[];
};

type WeekBooking = {
  id: number;
  time: string;
  minutes: number;
  status: BookingStatus;
  noShow: boolean;
  customerName: string;
  treatment: { name: string };
};
type WeekBlock = {
  id: number;
  kind: "walk-in" | "waitlist offer";
  time: string;
  minutes: number;
  note: string;
};
type DaySchedule = {
  date: string;
  hours: MinuteRanges;
  note: string;
  bookings: WeekBooking[];
  blocks: WeekBlock[];
};

const hourOf = (time: string) => Number(time.slice(0, 2));
const byTime = (one: WeekEntry, other: WeekEntry) => one.time.localeCompare(other.time);

export function buildWeekGrid(
  days: DaySchedule[],
  today: string,
): { days: WeekDay[]; hours: number[] } {
  const gridDays = days.map(
    ({ date, hours, note, bookings, blocks }): WeekDay => ({
      date,
      isToday: date === today,
      hours: [describeRanges(hours) || "Closed", note].filter(Boolean).join(", "),
      openHours: hours.flatMap(([from, to]) =>
        hoursFrom(Math.floor(from / 60), Math.ceil(to / 60) - 1),
      ),
      entries: [...bookings.map(bookingEntry), ...blocks.map(blockEntry)].sort(byTime),
    }),
  );
  const known = gridDays.flatMap(({ openHours, entries }) => [
    ...openHours,
    ...entries.map(({ hour }) => hour),
  ]);
  return {
    days: gridDays,
    hours: known.length > 0 ? hoursFrom(Math.min(...known), Math.max(...known)) : hoursFrom(9, 17),
  };
}

const hoursFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

function bookingEntry({
  id,
  time,
  minutes,
  status,
  noShow,
  customerName,
  treatment,
}: WeekBooking): WeekEntry {
  const variant = status === "cancelled" ? "block" : status;
  return {
    key: `booking ${id}`,
    href: ownerBookingPath(id),
    variant,
    time,
    hour: hourOf(time),
    minutes,
    title: customerName,
    text: treatment.name,
    booking: { status, noShow },
  };
}

function blockEntry({ id, kind, time, minutes, note }: WeekBlock): WeekEntry {
  const isOffer = kind === "waitlist offer";
  const [title, text] = isOffer ? ["Offered", "to the waiting list"] : ["Blocked", note];
  return {
    key: `block ${id}`,
    href: isOffer ? null : `/owner/bookings/blocks/${id}`,
    variant: "block",
    time,
    hour: hourOf(time),
    minutes,
    title,
    text,
  };
}
