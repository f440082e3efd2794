import { z } from "@hono/zod-openapi";
import { listSlots, maxSlotDays } from "#domain/bookings/availability.server.ts";
import { bookingStatuses } from "#domain/bookings/booking.ts";
import { bookingSchema } from "#domain/bookings/booking-input.ts";
import { listBookings } from "#domain/bookings/list-bookings.server.ts";
import { makeBooking } from "#domain/bookings/make-booking.server.ts";
import {
  makeBookingProblems,
  setStatusProblems,
  statusUnchanged,
} from "#domain/bookings/problems.ts";
import { setBookingStatus } from "#domain/bookings/set-status.server.ts";
import { problemOf } from "#domain/problem.ts";
import type { Services } from "#domain/services.ts";
import { addDays, daysBetween, localDay } from "#shared/local-day.ts";
import { pick } from "#shared/pick.ts";
import { oneLine } from "#shared/typed-text.ts";
import { brand } from "#site/brand.ts";
import { ApiProblem, problemSchema } from "../http/problems.ts";
import { listingParams } from "./catalogue-schemas.ts";
import { idempotencyHeaders, idempotent } from "./idempotent.ts";
import {
  agreesToTerms,
  apiCall,
  cachedResponses,
  closedResponses,
  createApi,
  dayParam,
  jsonResponse,
  problemResponse,
  requiredJsonBody,
  rowId,
  totalCountHeader,
  wholeNumberOr,
  writeResponses,
} from "./parts.ts";
import { authResponses } from "./require-sign-in.ts";

const slotTime = z.string().openapi({ example: "09:00" });
const alternativeSchema = z.object({ date: z.iso.date(), time: slotTime }).openapi("Alternative");
const takenSchema = problemSchema
  .extend({ alternatives: z.array(alternativeSchema) })
  .openapi("TakenProblem");
const madeSchema = z
  .object({
    id: z.number().int(),
    status: z.enum(["pending", "confirmed"]),
    manageUrl: z.url().describe("Private: anyone who has it can see, move and cancel the booking."),
  })
  .openapi("BookingMade");
const bookingOfPlaceSchema = z
  .object({
    id: z.number().int(),
    medSpaSlug: z.string(),
    customerName: z.string(),
    customerEmail: z.string(),
    customerPhone: z.string(),
    treatmentType: z.string(),
    preferredDate: z.iso.date(),
    preferredTime: slotTime,
    special: z
      .string()
      .nullable()
      .openapi({
        description: "Title and price of the special that was booked.",
        example: "First Botox visit, 20 units, $199",
      }),
    message: z.string().nullable(),
    status: z.enum(bookingStatuses),
    version: z
      .number()
      .int()
      .describe(
        "Increases with each change of the booking. Send it along when you change the status.",
      ),
    createdAt: z.iso.datetime(),
  })
  .openapi("Booking");

const availability = apiCall("bookings.create", "get /api/listings/{slug}/availability", {
  operationId: "getAvailability",
  summary: "Free times of a treatment",
  description: `Day by day, in local time (${brand.region.timeZone}); at most ${maxSlotDays} days, by default two weeks from today. Each provider opens bookings a number of days ahead, 60 by default: the header X-Bookable-Until gives the last day. Days before today or after it are left out.`,
  tags: ["Bookings"],
  request: {
    params: listingParams,
    query: z.object({
      treatment: oneLine("Name a treatment.")
        .min(1, "Name a treatment.")
        .openapi({ example: "botox" }),
      from: dayParam.optional().describe("The first day; today by default."),
      to: dayParam
        .optional()
        .describe(`The last day; two weeks later by default, at most ${maxSlotDays} days.`),
    }),
  },
  responses: {
    ...cachedResponses(
      z.array(z.object({ date: z.iso.date(), slots: z.array(slotTime) }).openapi("DayOfSlots")),
      "The days; a day without free times has no slots.",
      {
        "X-Bookable-Until": {
          description: "The last day on which this provider takes bookings.",
          required: true,
          schema: { type: "string" as const, format: "date", example: "2027-01-24" },
        },
      },
    ),
    404: problemResponse("No listing has this slug, or this treatment cannot be booked there."),
    422: problemResponse("A parameter is invalid."),
  },
});
const body = requiredJsonBody(bookingSchema);
const creation = apiCall("bookings.create", "post /api/bookings", {
  operationId: "createBooking",
  summary: "Book a treatment",
  description: `Open to everyone. A provider that takes requests answers later: the booking is pending until then, and its time is held. ${agreesToTerms}`,
  tags: ["Bookings"],
  middleware: body.middleware,
  request: { ...body.request, headers: idempotencyHeaders },
  responses: {
    201: jsonResponse(madeSchema, "Booked or requested."),
    ...writeResponses,
    ...closedResponses,
    404: problemResponse("No listing has this slug."),
    422: problemResponse(
      "A field is invalid, or the time is never offered: in the past, on a closed day, outside the hours or between two start times. `code` says which.",
    ),
    409: {
      description:
        "The time was free and has been taken. The response lists the nearest free times.",
      content: { "application/problem+json": { schema: takenSchema } },
    },
    429: authResponses[429],
  },
});
const mostListed = 200;
const list = apiCall("bookings.list", "get /api/admin/bookings", {
  operationId: "listBookings",
  summary: "Bookings at my listings",
  description: "Admins see the bookings of all listings.",
  tags: ["Bookings"],
  request: {
    query: z.object({
      status: z.enum(bookingStatuses, `Must be one of ${bookingStatuses.join(", ")}.`).optional(),
      from: dayParam.optional().describe("The first day."),
      to: dayParam.optional().describe("The last day."),
      limit: wholeNumberOr(100, 1, mostListed),
      offset: wholeNumberOr(0, 0, 1_000_000),
    }),
  },
  responses: {
    200: {
      ...jsonResponse(z.array(bookingOfPlaceSchema), "The bookings, latest first."),
      headers: totalCountHeader("The number of all bookings that match the query."),
    },
    422: problemResponse("A parameter is invalid."),
  },
});
const change = requiredJsonBody(
  z.object({
    status: z.enum(
      ["confirmed", "cancelled", "completed"],
      "Must be confirmed, cancelled or completed.",
    ),
    reason: oneLine("")
      .max(500, "This is longer than 500 characters.")
      .optional()
      .describe("Included in the email to the customer."),
    version: z
      .number("Must be a whole number.")
      .int("Must be a whole number.")
      .optional()
      .describe(
        "The version of the booking that you last saw. If the booking has changed since, the call changes nothing: 409 `booking-changed`.",
      ),
  }),
);
const statusChange = apiCall("bookings.manage", "patch /api/admin/bookings/{id}/status", {
  operationId: "updateBookingStatus",
  summary: "Confirm, cancel or complete a booking",
  description:
    "From any status. A cancelled booking can be restored only while its time is free, and one that its customer cancelled only with its current `version`. A visit can be completed once it has started. The customer gets an email.",
  tags: ["Bookings"],
  ...change,
  request: { ...change.request, params: z.object({ id: rowId }) },
  responses: {
    200: jsonResponse(
      z
        .object({ message: z.string(), id: z.number().int(), status: z.enum(bookingStatuses) })
        .openapi("BookingStatusSet"),
      "Done.",
    ),
    ...writeResponses,
    404: problemResponse("It does not exist, or belongs to someone else."),
    409: problemResponse(
      "Nothing changed. `code` says why: slot-taken, booking-changed (since the version that was sent), cancelled-by-customer (no version was sent) or visit-not-started.",
    ),
  },
});

export function bookingsApi(services: Services) {
  const api = createApi();
  api.openapi(availability, async (context) => {
    const { treatment, from, to } = context.req.valid("query");
    const first = from ?? localDay(services.clock());
    const last = to ?? addDays(first, 13);
    const wrong =
      last < first
        ? "`to` must not be before `from`."
        : daysBetween(first, last) >= maxSlotDays
          ? `Request at most ${maxSlotDays} days.`
          : null;
    if (wrong) throw new ApiProblem({ status: 422, field: "to", message: wrong });
    const found = await listSlots(services, {
      slug: context.req.valid("param").slug,
      treatment,
      from: first,
      to: last,
    });
    if (!found)
      throw new ApiProblem({
        status: 404,
        code: "treatment-not-bookable",
        message: "This treatment cannot be booked here.",
      });
    return context.json(
      found.days.map(({ date, slots }) => ({ date, slots: slots.map(({ time }) => time) })),
      200,
      { "cache-control": "no-store", "x-bookable-until": localDay(found.times.latest) },
    );
  });

  api.openapi(creation, async (context) => {
    const { from, visitor } = context.get("visiting");
    const [actor, body] = [await visitor(), context.req.valid("json")];
    const call = { operation: "createBooking", userId: actor?.userId ?? null };
    const answer = await idempotent(services, context, call, async (deps) => {
      const made = await makeBooking(deps, actor, body, from);
      if (made.outcome !== "made")
        return {
          refusal: new ApiProblem(
            problemOf(makeBookingProblems, made),
            made.outcome === "taken" ? { also: { alternatives: made.alternatives } } : {},
          ),
        };
      const status = made.status === "pending" ? ("pending" as const) : ("confirmed" as const);
      return { answer: { id: made.id, status, manageUrl: made.link } };
    });
    return context.json(answer, 201);
  });

  api.openapi(list, async (context) => {
    const { limit, offset, ...filter } = context.req.valid("query");
    const { bookings, total } = await listBookings(services, context.get("actor"), filter, {
      limit,
      offset,
      latestFirst: true,
    });
    const shown = bookings.map((booking) => ({
      id: booking.id,
      medSpaSlug: booking.listing.slug,
      ...pick(booking, ["customerName", "customerEmail", "customerPhone"]),
      treatmentType: booking.treatment.name,
      preferredDate: booking.date,
      preferredTime: booking.time,
      ...pick(booking, ["special", "message", "status", "version", "createdAt"]),
    }));
    return context.json(shown, 200, { "x-total-count": String(total) });
  });

  api.openapi(statusChange, async (context) => {
    const { id } = context.req.valid("param");
    const { status, reason, version } = context.req.valid("json");
    const set = await setBookingStatus(services, context.get("actor"), id, {
      status,
      version,
      ...(reason ? { reason } : {}),
    });
    if (set !== "done") {
      const refused = problemOf(setStatusProblems, set);
      throw new ApiProblem({ ...refused, message: `${statusUnchanged}. ${refused.message}` });
    }
    return context.json({ message: "Booking status updated successfully", id, status }, 200);
  });

  return api;
}
