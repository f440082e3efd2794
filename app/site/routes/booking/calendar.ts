import { requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { calendarType, fileResponse } from "#app/http/file-response.ts";
import type { LoaderArgs } from "#app/site/page.ts";
import { findCalendarByLink } from "#domain/bookings/find-booking.server.ts";

export const middleware = [authorize("bookings.changeByLink")];

export async function loader({ params, context }: LoaderArgs<"link">) {
  const services = context.get(servicesContext);
  const calendar = requireFound(await findCalendarByLink(services, params.link));
  return fileResponse(calendar, "booking.ics", calendarType);
}
