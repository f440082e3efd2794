import { Badge } from "#app/components/ui/badge.tsx";
import { type BookingStatus, bookingStatusNames } from "#domain/bookings/booking.ts";

const tones = { pending: "coral", confirmed: "lagoon", completed: "sage" } as const;

export function StatusBadge({ status, noShow }: { status: BookingStatus; noShow: boolean }) {
  if (status === "cancelled")
    return <span className="text-sm text-muted">{bookingStatusNames.cancelled}</span>;
  return <Badge tone={tones[status]}>{noShow ? "No-show" : bookingStatusNames[status]}</Badge>;
}
