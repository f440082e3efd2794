import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, Next } from "hono";
import type { Services } from "#domain/services.ts";
import { accountsApi } from "./accounts.ts";
import { analyticsApi } from "./analytics.ts";
import { billingApi } from "./billing.ts";
import { bookingsApi } from "./bookings.ts";
import { catalogueApi } from "./catalogue.ts";
import { dashboardApi } from "./dashboard.ts";
import { eventsApi } from "./events.ts";
import { exportsApi } from "./exports.ts";
import { leadsApi } from "./leads.ts";
import { mapApi } from "./map.ts";
import { messagesApi } from "./messages.ts";
import { ownSpecialsApi } from "./own-specials.ts";
import { passkeysApi } from "./passkeys.ts";
import { questionsApi } from "./questions.ts";
import { requireSignIn } from "./require-sign-in.ts";
import { reviewsApi } from "./reviews.ts";
import { savedApi } from "./saved.ts";
import { searchApi } from "./search.ts";
import { shortlistsApi } from "./shortlists.ts";
import { signInApi } from "./sign-in.ts";
import { specialsApi } from "./specials.ts";
import { submissionsApi } from "./submissions.ts";
import { treatmentsApi } from "./treatments.ts";
import { votesApi } from "./votes.ts";

export function createApiRoutes(services: Services, siteUrl: string) {
  const api = new OpenAPIHono();
  api.use("/api/*", keepPrivate, requireSignIn(services));
  return api
    .route("/", catalogueApi(services))
    .route("/", treatmentsApi(services))
    .route("/", searchApi(services))
    .route("/", mapApi(services))
    .route("/", shortlistsApi(services, siteUrl))
    .route("/", specialsApi(services))
    .route("/", ownSpecialsApi(services))
    .route("/", reviewsApi(services))
    .route("/", votesApi(services))
    .route("/", bookingsApi(services))
    .route("/", billingApi(services))
    .route("/", dashboardApi(services))
    .route("/", leadsApi(services))
    .route("/", analyticsApi(services))
    .route("/", exportsApi(services))
    .route("/", eventsApi(services))
    .route("/", messagesApi(services))
    .route("/", submissionsApi(services))
    .route("/", signInApi(services))
    .route("/", accountsApi(services))
    .route("/", savedApi(services))
    .route("/", passkeysApi(services))
    .route("/", questionsApi(services));
}

export type ApiRoutes = ReturnType<typeof createApiRoutes>;

/** Keeps a response out of caches unless its call declares how long it may be cached. */
async function keepPrivate(context: Context, next: Next) {
  await next();
  const { headers } = context.res;
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
}
