import { useRouteLoaderData } from "react-router";
import type { SlugAndName } from "#domain/catalogue/listings/listing.ts";

type Reference = { cities: SlugAndName[]; categories: SlugAndName[] };

/** Returns all cities and categories from the frame's data, or none if that failed to load. */
export const useReference = () =>
  (useRouteLoaderData("root") as Reference | undefined) ?? { cities: [], categories: [] };
