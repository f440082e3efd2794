export const bookingStatuses = ["pending", "confirmed", "cancelled", "completed"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
export const bookingModes = ["instant", "request"] as const;
export type BookingMode = (typeof bookingModes)[number];
export type BookingParty = "customer" | "listing" | "admin" | "site";

export const bookingStatusNames: Record<BookingStatus, string> = {
  pending: "Pending",
  confirmed: "Confirmed",
  cancelled: "Cancelled",
  completed: "Completed",
};

export const occupiesSlot = (status: BookingStatus) =>
  status === "pending" || status === "confirmed";

/** Booking window of the listing itself, beyond what visitors can book. */
export const ownHorizonDays = 365;
export const visitNotStartedText =
  "A visit can be marked as completed or missed once it has started.";
export type AlternativeSlot = { date: string; time: string };
