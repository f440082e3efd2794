import { Link } from "react-router";
import type { BookingStatus } from "#domain/bookings/booking.ts";
import { timeInWords } from "#domain/bookings/when.ts";
import { ownerBookingPath } from "#shared/paths.ts";
import { StatusBadge } from "../booking/status-badge.tsx";
import type { Column } from "../ui/resource-table.tsx";
import { useSentStatus } from "./sent-status.ts";

type ListedBooking = {
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

export const bookingColumns = (
  keep: (path: string) => string,
  hasSeveral: boolean,
): Column<ListedBooking>[] => [
  {
    name: "Customer",
    cell: ({ id, time, customerName, status }) => (
      <span className={`flex gap-x-4 ${status === "cancelled" ? "text-muted line-through" : ""}`}>
        <span className="w-22 shrink-0 font-medium">{timeInWords(time)}</span>
        <Link
          to={keep(ownerBookingPath(id))}
          className="inline-flex min-h-6 items-center font-medium hover:text-lagoon hover:underline"
        >
          {customerName}
        </Link>
      </span>
    ),
  },
  {
    name: "Treatment",
    cell: ({ treatment, minutes, special }) => (
      <span>
        {treatment}, {minutes} minutes
        {special && <span className="block text-gold">Special: {special}</span>}
      </span>
    ),
  },
  ...(hasSeveral ? [{ name: "Listing", cell: ({ listing }: ListedBooking) => listing }] : []),
  {
    name: "Status",
    cell: (booking) => (
      <span>
        <SentStatus {...booking} />
      </span>
    ),
  },
];

function SentStatus({ id, status, noShow }: ListedBooking) {
  return <StatusBadge status={useSentStatus(id) ?? status} noShow={noShow} />;
}
