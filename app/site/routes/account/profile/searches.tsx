import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { ProfileFrame } from "#app/site/components/account/profile-frame.tsx";
import type { LoaderArgs, PageProps } from "#app/site/page.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { listSavedSearches } from "#domain/saved/saved-searches.server.ts";
import { say, to } from "#shared/say.ts";
import { loadProfile } from "./profile-page.server.ts";

export const middleware = [authorize("account.read")];

export async function loader(args: LoaderArgs) {
  const { actor, services } = signedIn(args);
  const searches = await listSavedSearches(services, actor);
  return {
    profile: await loadProfile(services, actor),
    searches: searches.map(({ savedAt, ...search }) => ({
      ...search,
      saved: momentInWords(savedAt),
    })),
  };
}

export const meta = privatePage(() => say("Saved Searches"));

export default function SavedSearches({
  loaderData: { profile, searches },
}: PageProps<typeof loader>) {
  return (
    <ProfileFrame profile={profile} part="Saved Searches">
      <h2 className="sr-only">{say("Saved Searches")}</h2>
      {searches.length === 0 ? (
        <EmptyState
          title={say("No saved searches yet")}
          text={say("“Save this search” is above the results of every search.")}
        >
          <ButtonLink href="/search">{say("Search")}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="max-w-3xl border-t border-line">
          {searches.map(({ id, name, query, wantsAlerts, saved }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-line py-4"
            >
              <span className="min-w-0">
                <a
                  href={to(`/search?${query}`)}
                  className="font-display text-lg break-words hover:text-lagoon"
                >
                  {name}
                </a>
                <span className="block text-sm text-muted">
                  {wantsAlerts
                    ? say("Saved {moment} · alerts on", { moment: saved })
                    : say("Saved {moment}", { moment: saved })}
                </span>
              </span>
              <TextLink href={`/profile/searches/${id}`}>
                {say("Change")}
                <span className="sr-only">: {name}</span>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </ProfileFrame>
  );
}
