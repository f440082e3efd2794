import type { Actor } from "#domain/accounts/actor.ts";
import { findProfile } from "#domain/accounts/profile.server.ts";
import { countFavorites } from "#domain/saved/favorites.server.ts";
import { countSavedSearches } from "#domain/saved/saved-searches.server.ts";
import type { Services } from "#domain/services.ts";
import { findProfilePhoto } from "#domain/uploads/profile-photo.server.ts";
import { dateFormat } from "#shared/language.ts";
import { brand } from "#site/brand.ts";

const month = dateFormat({ month: "long", year: "numeric", timeZone: brand.region.timeZone });

export async function loadProfile(services: Services, actor: Actor) {
  const { joinedAt, ...profile } = await findProfile(services, actor);
  return {
    ...profile,
    portrait: await findProfilePhoto(services, actor.userId),
    joined: month(joinedAt),
    favorites: await countFavorites(services, actor),
    searches: await countSavedSearches(services, actor),
  };
}

export type ShownProfile = Awaited<ReturnType<typeof loadProfile>>;
