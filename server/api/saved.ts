import { createRoute, z } from "@hono/zod-openapi";
import {
  listFavorites,
  mergeFavorites,
  removeFavorite,
  saveFavorite,
} from "#domain/saved/favorites.server.ts";
import { mostFavorites } from "#domain/saved/limits.ts";
import type { Services } from "#domain/services.ts";
import { oneLine } from "#shared/typed-text.ts";
import { problem } from "../http/problems.ts";
import { createApi, json, problems, takes, writing } from "./parts.ts";
import { asksWho, signedInOnly } from "./who-calls.ts";

const favoriteSchema = z
  .object({ slug: z.string(), name: z.string(), savedAt: z.iso.datetime() })
  .openapi("Favourite");
const listed = json(
  z.array(favoriteSchema),
  "The latest first, without listings that are no longer published.",
);
const bare = { 400: problems("The address cannot be read."), ...asksWho };
const params = z.object({
  slug: z.string().max(200).openapi({ example: "morrow-park-laser-and-skin" }),
});
const tags = ["Favorites"];

const list = createRoute({
  method: "get",
  path: "/api/me/favourites",
  operationId: "listFavorites",
  summary: "The listings that I saved",
  description: "Of the signed-in account.",
  tags,
  responses: { 200: listed, ...bare },
});
const merge = createRoute({
  method: "post",
  path: "/api/me/favourites",
  operationId: "mergeFavorites",
  summary: "Save what a browser kept",
  description:
    "Slugs, the latest first. What is not published is left out; what is saved already keeps its place.",
  tags,
  ...takes(
    z.object({
      slugs: z
        .array(oneLine("Name listings by their slugs.").max(200, "There is no such listing"))
        .max(mostFavorites, `${mostFavorites} at most`),
    }),
  ),
  responses: { 200: listed, ...writing, ...asksWho },
});
const saving = createRoute({
  method: "put",
  path: "/api/me/favourites/{slug}",
  operationId: "addFavorite",
  summary: "Save a listing",
  description: "Adding it again changes nothing.",
  tags,
  request: { params },
  responses: {
    204: { description: "Saved, now or before." },
    ...bare,
    403: writing[403],
    404: problems("No published listing has this slug."),
    409: problems(`${mostFavorites} are saved: one has to go first.`),
    413: writing[413],
    422: writing[422],
  },
});
const removal = createRoute({
  method: "delete",
  path: "/api/me/favourites/{slug}",
  operationId: "removeFavorite",
  summary: "Take a listing out",
  description: "Removing it again changes nothing.",
  tags,
  request: { params },
  responses: {
    204: { description: "Taken out, or never in." },
    ...bare,
    403: writing[403],
    413: writing[413],
    422: writing[422],
  },
});

const personal = { "cache-control": "private, no-store" };

export function savedApi(services: Services) {
  const api = createApi();
  const isSignedIn = signedInOnly(services);
  api.on(["GET", "POST"], "/api/me/favourites", isSignedIn);
  api.on(["PUT", "DELETE"], "/api/me/favourites/:slug", isSignedIn);

  api.openapi(list, async (context) =>
    context.json(present(await listFavorites(services, context.get("actor"))), 200, personal),
  );

  api.openapi(merge, async (context) => {
    const { slugs } = context.req.valid("json");
    return context.json(
      present(await mergeFavorites(services, context.get("actor"), slugs)),
      200,
      personal,
    );
  });

  api.openapi(saving, async (context) => {
    const saved = await saveFavorite(
      services,
      context.get("actor"),
      context.req.valid("param").slug,
    );
    if (saved === "not-found") return problem(404) as never;
    if (saved === "full")
      return problem(
        409,
        `You saved ${mostFavorites} med spas, and that is as many as fit. Take one out first.`,
        { code: "favorites-full" },
      ) as never;
    return context.body(null, 204, personal);
  });

  api.openapi(removal, async (context) => {
    await removeFavorite(services, context.get("actor"), context.req.valid("param").slug);
    return context.body(null, 204, personal);
  });

  return api;
}

const present = (favorites: { slug: string; name: string; savedAt: Date }[]) =>
  favorites.map((favorite) => ({ ...favorite, savedAt: favorite.savedAt.toISOString() }));
