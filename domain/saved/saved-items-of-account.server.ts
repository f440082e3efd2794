import { eq } from "drizzle-orm";
import { favorites, savedSearches } from "#database/schema/saved.ts";
import type { AccountPart } from "#domain/accounts/account-part.ts";
import { listingPath, searchPath } from "#shared/paths.ts";
import { say } from "#shared/say.ts";
import { listFavorites } from "./favorites.server.ts";
import { listSavedSearches } from "./saved-searches.server.ts";

export const savedItemsOfAccount: AccountPart = {
  name: "saved",
  async collect(db, userId) {
    return {
      favourites: await listFavorites({ db }, { userId }),
      searches: await listSavedSearches({ db }, { userId }),
    };
  },
  async erase(tx, userId) {
    await tx.delete(favorites).where(eq(favorites.userId, userId));
    await tx.delete(savedSearches).where(eq(savedSearches.userId, userId));
  },
  async recent(db, userId, most) {
    const saved = await listFavorites({ db }, { userId }, most);
    const searches = await listSavedSearches({ db }, { userId });
    return [
      ...saved.map(({ slug, name, savedAt: at }) => ({
        at,
        text: say("Saved {name}", { name }),
        href: listingPath(slug),
      })),
      ...searches.map(({ name, query, savedAt: at }) => ({
        at,
        text: say("Saved the search “{name}”", { name }),
        href: `${searchPath}?${query}`,
      })),
    ];
  },
};
