import type { readProviders } from "#database/seed/read.ts";
import type { BookingSettings } from "#domain/bookings/booking-settings.ts";

type Provider = ReturnType<typeof readProviders>[number];

/**
 * Two of three listings take instant bookings, the others take requests; one in ten takes none.
 * A larger menu means more capacity.
 */
export const demoBookingSettings = (
  providers: Provider[],
): { listing: string; settings: BookingSettings }[] =>
  providers.flatMap((provider, index) => {
    const offered = [...new Set(provider.services.map(({ treatment }) => treatment))];
    if (index % 10 === 9 || offered.length === 0) return [];
    const settings: BookingSettings = {
      isOpen: true,
      mode: index % 3 === 2 ? "request" : "instant",
      capacity: Math.min(1 + Math.floor(provider.services.length / 5), 4),
      leadMinutes: [120, 240, 1440][index % 3] ?? 120,
      horizonDays: 60,
      stepMinutes: index % 4 === 3 ? 15 : 30,
      treatments: offered.map((treatment) => ({ treatment, bufferMinutes: 15 })),
    };
    return [{ listing: provider.slug, settings }];
  });
