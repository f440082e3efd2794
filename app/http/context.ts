import { createContext } from "react-router";
import type { From, Visitor } from "#domain/accounts/actor.ts";
import type { Services } from "#domain/services.ts";
import type { Tiles } from "#shared/map-tiles.ts";
import type { SessionCookies } from "./session-cookies.server.ts";

/** What a loader may ask for. Set once a request by the server. */
export const servicesContext = createContext<Services>();

export const pageContext = createContext<{
  siteUrl: string;
  /** Where the pictures under the map come from, if from anywhere. */
  mapTiles: Tiles | undefined;
  /** A loader names what its page shows; the answer is kept in memory until one of these changes. */
  shows(...tags: string[]): void;
  /** Another page of this site as a visitor without cookies gets it, without leaving the process. */
  read(path: string): Promise<Response>;
  /** For what went wrong and nobody expected. */
  failed(error: unknown): void;
}>();

/** Who asks, and from where. */
export type Visiting = {
  from: From;
  /** Looked up when first asked for, and only where the request brings a session: nobody's page pays for it. */
  visitor(): Promise<Visitor>;
  cookies: SessionCookies;
};

export const visitingContext = createContext<Visiting>();

export const apiDocumentContext = createContext<() => object>();
