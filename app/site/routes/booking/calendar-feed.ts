import { requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { calendarType, fileResponse } from "#app/http/file-response.ts";
import type { LoaderArgs } from "#app/site/page.ts";
import { readCalendarFeed } from "#domain/bookings/calendar-feed.server.ts";

export const middleware = [authorize("bookings.readFeed")];

/** Serves the feed that the listing's calendar app polls. */
export async function loader({ params, context }: LoaderArgs<"token">) {
  const services = context.get(servicesContext);
  const calendar = requireFound(
    await readCalendarFeed(services, params.token.replace(/\.ics$/, "")),
  );
  return fileResponse(calendar, "bookings.ics", calendarType, "private, max-age=300");
}
