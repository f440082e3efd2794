import { createContext } from "react-router";
import type { Services } from "#domain/services.ts";

/** What a loader may ask for. Set once a request by the server. */
export const servicesContext = createContext<Services>();

export const pageContext = createContext<{
  siteUrl: string;
  /** Where the pictures under the map come from, if from anywhere: `https://tiles.example/{z}/{x}/{y}.png`. */
  mapTiles: string | undefined;
  /** A loader names what its page shows; the answer is kept in memory until one of these changes. */
  shows(...tags: string[]): void;
  /** Another page of this site as a visitor without cookies gets it, without leaving the process. */
  read(path: string): Promise<Response>;
  /** For what went wrong and nobody expected. */
  failed(error: unknown): void;
}>();

export const apiDocumentContext = createContext<object>();
