import type { readProviders } from "#database/seed/read.ts";
import type { BookingSettings } from "#domain/bookings/booking-settings.ts";

type Provider = ReturnType<typeof readProviders>[number];

/** Two of three take bookings at once, the others want to be asked; one of ten takes none here. The larger the menu, the more rooms. */
export function demoBookingSettings(providers: Provider[]): { medSpa: string; settings: BookingSettings }[] {
  return providers.flatMap((provider, index) => {
    const offered = new Map(provider.services.map((service) => [service.treatment, bookableOf(service)]));
    if (index % 10 === 9 || offered.size === 0) return [];
    const settings: BookingSettings = {
      isOpen: true,
      mode: index % 3 === 2 ? "request" : "instant",
      places: Math.min(1 + Math.floor(provider.services.length / 5), 4),
      leadMinutes: [120, 240, 1440][index % 3] ?? 120,
      horizonDays: 60,
      stepMinutes: index % 4 === 3 ? 15 : 30,
      treatments: [...offered.values()],
    };
    return [{ medSpa: provider.slug, settings }];
  });
}

/** Priced where the menu names one price for a visit. */
function bookableOf({ treatment, minutes, price, unit }: Provider["services"][number]) {
  const isWhole = typeof price === "number" && !unit;
  return { treatment, minutes: minutes ?? 45, bufferMinutes: 15, priceCents: isWhole ? Math.round(price * 100) : null };
}
