import { useRouteLoaderData } from "react-router";
import type { SlugAndName } from "#domain/catalogue/listings/listing.ts";

type Reference = { cities: SlugAndName[]; categories: SlugAndName[] };

/** All cities and categories, from the frame's data; none if that failed to load. */
export const useReference = () =>
  (useRouteLoaderData("root") as Reference | undefined) ?? { cities: [], categories: [] };
