import { z } from "@hono/zod-openapi";
import { problemOf } from "#domain/problem.ts";
import {
  listFavorites,
  mergeFavorites,
  removeFavorite,
  saveFavorite,
} from "#domain/saved/favorites.server.ts";
import { maxFavorites } from "#domain/saved/limits.ts";
import { saveFavoriteProblems } from "#domain/saved/problems.ts";
import type { Services } from "#domain/services.ts";
import { oneLine } from "#shared/typed-text.ts";
import { ApiProblem } from "../http/problems.ts";
import {
  apiCall,
  createApi,
  jsonResponse,
  problemResponse,
  requiredJsonBody,
  writeResponses,
} from "./parts.ts";

const favoriteSchema = z
  .object({ slug: z.string(), name: z.string(), savedAt: z.iso.datetime() })
  .openapi("Favourite");
const listed = jsonResponse(
  z.array(favoriteSchema),
  "Latest first, without listings that are no longer published.",
);
const params = z.object({
  slug: z.string().max(200).openapi({ example: "morrow-park-laser-and-skin" }),
});
const tags = ["Favorites"];

const list = apiCall("account.read", "get /api/me/favourites", {
  operationId: "listFavorites",
  summary: "List my favorites",
  description: "The favorites of the signed-in account.",
  tags,
  responses: { 200: listed },
});
const merge = apiCall("saved.create", "post /api/me/favourites", {
  operationId: "mergeFavorites",
  summary: "Save favorites from a browser",
  description:
    "Slugs, latest first. Unpublished listings are left out; existing favorites keep their position.",
  tags,
  ...requiredJsonBody(
    z.object({
      slugs: z
        .array(oneLine("Identify listings by their slugs.").max(200, "This listing does not exist"))
        .max(maxFavorites, `${maxFavorites} at most`),
    }),
  ),
  responses: { 200: listed, ...writeResponses },
});
const saving = apiCall("saved.create", "put /api/me/favourites/{slug}", {
  operationId: "addFavorite",
  summary: "Save a listing",
  description: "Adding it again changes nothing.",
  tags,
  request: { params },
  responses: {
    204: { description: "Saved, now or earlier." },
    422: writeResponses[422],
    404: problemResponse("No published listing has this slug."),
    409: problemResponse(`The limit of ${maxFavorites} favorites is reached: remove one first.`),
  },
});
const removal = apiCall("saved.create", "delete /api/me/favourites/{slug}", {
  operationId: "removeFavorite",
  summary: "Remove a favorite",
  description: "Removing it again changes nothing.",
  tags,
  request: { params },
  responses: { 204: { description: "Removed, or never saved." }, 422: writeResponses[422] },
});

export function savedApi(services: Services) {
  const api = createApi();
  api.openapi(list, async (context) =>
    context.json(await listFavorites(services, context.get("actor")), 200),
  );

  api.openapi(merge, async (context) => {
    const { slugs } = context.req.valid("json");
    return context.json(await mergeFavorites(services, context.get("actor"), slugs), 200);
  });

  api.openapi(saving, async (context) => {
    const { slug } = context.req.valid("param");
    const saved = await saveFavorite(services, context.get("actor"), slug);
    if (saved !== "saved") throw new ApiProblem(problemOf(saveFavoriteProblems, saved));
    return context.body(null, 204);
  });

  api.openapi(removal, async (context) => {
    await removeFavorite(services, context.get("actor"), context.req.valid("param").slug);
    return context.body(null, 204);
  });

  return api;
}
