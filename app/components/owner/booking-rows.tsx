import { Link } from "react-router";
import type { BookingStatus } from "#domain/bookings/booking.ts";
import { dayInWords, timeInWords } from "#domain/bookings/when.ts";
import { ownerBookingPath } from "#shared/paths.ts";
import { StatusBadge } from "../booking/status-badge.tsx";
import { TitledSection } from "../ui/heading.tsx";
import { useListingParam } from "./listing-param.ts";
import { useSentStatus } from "./sent-status.ts";

type BookingRow = {
  id: number;
  date: string;
  time: string;
  minutes: number;
  customerName: string;
  status: BookingStatus;
  noShow: boolean;
  treatment: string;
  special: string | null;
  listing: string;
};

type BookingRowsProps = { bookings: BookingRow[]; hasSeveral: boolean };

export function BookingRows({ bookings, hasSeveral }: BookingRowsProps) {
  return (
    <div className="grid gap-8">
      {[...Map.groupBy(bookings, ({ date }) => date)].map(([date, dayBookings]) => (
        <TitledSection key={date} id={`day-${date}`} title={dayInWords(date)} size="md">
          <ul className="mt-3 border-t border-line">
            {dayBookings.map((booking) => (
              <li key={booking.id} className="border-b border-line">
                <Line booking={booking} hasSeveral={hasSeveral} />
              </li>
            ))}
          </ul>
        </TitledSection>
      ))}
    </div>
  );
}

function Line({
  booking: { id, time, minutes, customerName, status, noShow, treatment, special, listing },
  hasSeveral,
}: {
  booking: BookingRow;
  hasSeveral: boolean;
}) {
  const isOff = status === "cancelled";
  const keep = useListingParam();
  return (
    <Link
      to={keep(ownerBookingPath(id))}
      className="group grid min-h-16 grid-cols-[5.5rem_1fr] items-baseline gap-x-4 gap-y-1 py-3.5 sm:grid-cols-[5.5rem_1fr_auto]"
    >
      <span className={isOff ? "text-muted line-through" : "font-medium"}>{timeInWords(time)}</span>
      <span className="min-w-0">
        <span
          className={`font-medium wrap-anywhere group-hover:text-lagoon group-hover:underline ${isOff ? "text-muted" : ""}`}
        >
          {customerName}
        </span>
        <span className="block text-sm text-muted wrap-anywhere">
          {treatment}, {minutes} minutes
          {hasSeveral && ` · ${listing}`}
          {special && <span className="block text-gold">Special: {special}</span>}
        </span>
      </span>
      <span className="max-sm:col-start-2">
        <StatusBadge status={useSentStatus(id) ?? status} noShow={noShow} />
      </span>
    </Link>
  );
}
