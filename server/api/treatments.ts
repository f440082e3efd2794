import { z } from "@hono/zod-openapi";
import {
  allSideEffects,
  findTextReviewer,
  parseSourceLine,
  sessionTime,
  type TreatmentNote,
} from "#domain/catalogue/reference/treatment.ts";
import { whoMayText } from "#domain/catalogue/reference/treatment-law.ts";
import {
  findTreatmentNote,
  listTreatmentNotes,
} from "#domain/catalogue/reference/treatment-notes.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import type { Services } from "#domain/services.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { formatCentsRange } from "#shared/money.ts";
import { sayStored } from "#shared/say.ts";
import { ApiProblem } from "../http/problems.ts";
import { treatmentParams, treatmentSchema } from "./catalogue-schemas.ts";
import {
  apiCall,
  cachedResponses,
  cacheHeaders,
  createApi,
  languageAsked,
  languageQuery,
  problemResponse,
} from "./parts.ts";

const all = apiCall("pages.read", "get /api/treatments", {
  operationId: "listTreatments",
  summary: "All treatments",
  description:
    "Each with its usual duration, price and downtime, and the number of listings that offer it.",
  tags: ["Treatments"],
  request: { query: languageQuery },
  "x-cache-seconds": 600,
  responses: cachedResponses(z.array(treatmentSchema), "All treatments in the catalog."),
});
const one = apiCall("pages.read", "get /api/treatments/{slug}", {
  operationId: "getTreatment",
  summary: "One treatment",
  description: "What it does, how long it takes, what it usually costs.",
  tags: ["Treatments"],
  request: { params: treatmentParams, query: languageQuery },
  "x-cache-seconds": 600,
  responses: {
    ...cachedResponses(treatmentSchema, "The treatment."),
    404: problemResponse("No listing has this slug."),
  },
});

const headers = cacheHeaders(600, tags.reference, tags.catalogue);

export function treatmentsApi({ db }: Services) {
  const api = createApi();
  api.openapi(all, async (context) => {
    const notes = await listTreatmentNotes({ db });
    return context.json(
      runInLanguage(languageAsked(context.req.valid("query")), () => notes.map(present)),
      200,
      headers,
    );
  });
  api.openapi(one, async (context) => {
    const note = await findTreatmentNote({ db }, context.req.valid("param").slug);
    if (!note)
      throw new ApiProblem({ status: 404, message: "The requested treatment could not be found." });
    return context.json(
      runInLanguage(languageAsked(context.req.valid("query")), () => present(note)),
      200,
      headers,
    );
  });
  return api;
}

function present(note: TreatmentNote) {
  const priceRange = `${formatCentsRange(note.priceMinCents, note.priceMaxCents)} ${sayStored(note.priceUnit)}`;
  return {
    slug: note.slug,
    name: sayStored(note.name),
    description: sayStored(note.description),
    duration: sessionTime(note),
    priceRange,
    recoveryTime: sayStored(note.recovery),
    popularity: note.popularity,
    popularityTrend: note.trend,
    isMedical: note.isMedical,
    whoMay: whoMayText(note),
    fdaStatus: note.fdaStatus && sayStored(note.fdaStatus),
    warning: note.warning && sayStored(note.warning),
    notFor: note.notFor.map(sayStored),
    benefits: note.benefits.map(sayStored),
    sideEffects: allSideEffects(note).map(sayStored),
    seriousSideEffects: note.seriousSideEffects.map(sayStored),
    idealFor: note.idealFor.map(sayStored),
    sources: note.sources.map(parseSourceLine),
    lookUps: note.lookUps.map(parseSourceLine),
    sourcesCheckedOn: note.checkedOn,
    medicalReview: findTextReviewer(note),
    listingCount: note.listingCount,
  };
}
