import { RichText } from "#app/components/ui/rich-text.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { ProfileFrame } from "#app/site/components/account/profile-frame.tsx";
import type { LoaderArgs, PageProps } from "#app/site/page.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { listRecentActivity } from "#domain/accounts/recent-activity.server.ts";
import { say } from "#shared/say.ts";
import { loadProfile } from "./profile-page.server.ts";

export const middleware = [authorize("account.read")];

export async function loader(args: LoaderArgs) {
  const { actor, services } = signedIn(args);
  const activities = await listRecentActivity(services, actor);
  return {
    profile: await loadProfile(services, actor),
    activities: activities.map(({ at, ...rest }) => ({ ...rest, at: momentInWords(at) })),
  };
}

export const meta = privatePage(() => say("Recent Activity"));

export default function RecentActivity({
  loaderData: { profile, activities },
}: PageProps<typeof loader>) {
  return (
    <ProfileFrame profile={profile} part="Recent Activity">
      <h2 className="sr-only">{say("Recent Activity")}</h2>
      <ul className="max-w-3xl border-t border-line">
        {activities.map(({ at, text, href }) => (
          <li
            key={`${at} ${text}`}
            className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-b border-line py-4"
          >
            {href ? <TextLink href={href}>{text}</TextLink> : <span>{text}</span>}
            <span className="text-sm text-muted">{at}</span>
          </li>
        ))}
      </ul>
      <p className="measure mt-6 text-sm text-muted">
        <RichText
          text="Your sign-in history is under <a>Sign-in and security</a>."
          parts={{ a: "/profile/security" }}
        />
      </p>
    </ProfileFrame>
  );
}
