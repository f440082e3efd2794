import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Camera } from "#app/components/ui/icons.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import type { ShownProfile } from "#app/site/routes/account/profile/profile-page.server.ts";
import { plural, say, sayStored, to } from "#shared/say.ts";
import { Avatar } from "./avatar.tsx";

const parts = {
  "Favorite Spas": "/profile",
  Bookings: "/profile/bookings",
  "Recent Activity": "/profile/activity",
  "Saved Searches": "/profile/searches",
  "Account Settings": "/profile/settings",
};

type Props = {
  profile: ShownProfile;
  part: keyof typeof parts;
  isEditing?: boolean;
  children: React.ReactNode;
};

export function ProfileFrame({ profile, part, isEditing = false, children }: Props) {
  const { name, portrait, location, phone, instagram, favorites, searches, joined } = profile;
  return (
    <div className="wrap pt-6">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-3 md:gap-x-8">
        <a
          href={to("/profile/picture")}
          className="group relative block size-20 shrink-0 rounded-full"
        >
          <Avatar name={name} portrait={portrait} />
          <span className="absolute right-0 bottom-0 flex size-8 items-center justify-center rounded-full border border-line bg-surface text-muted group-hover:text-ink">
            <Camera className="size-4" aria-hidden />
          </span>
          <span className="sr-only">
            {portrait ? say("Change your photo") : say("Add a photo of yourself")}
          </span>
        </a>
        <div className="min-w-0 grow basis-52">
          <p className="text-sm text-muted">{say("My Profile")}</p>
          <Heading level={1} size="2xl" className="break-words">
            {name}
          </Heading>
          <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted empty:hidden">
            {location && <li>{location}</li>}
            {phone && <li>{phone}</li>}
            {instagram && (
              <li>
                <a
                  href={`https://www.instagram.com/${instagram}/`}
                  rel="noopener noreferrer nofollow"
                  className="text-link"
                >
                  @{instagram}
                </a>
              </li>
            )}
          </ul>
          <p className="mt-1 text-sm">
            {say("{favorites} · {searches} · Member since {joined}", {
              favorites: plural(favorites, "favorite spa", "favorite spas"),
              searches: plural(searches, "saved search", "saved searches"),
              joined,
            })}
          </p>
        </div>
        <div className="flex basis-full flex-wrap items-center gap-x-6 gap-y-2 lg:basis-auto">
          {!isEditing && (
            <ButtonLink variant="secondary" href="/profile/settings?edit=1">
              {say("Edit Profile")}
            </ButtonLink>
          )}
          <form method="post" action={to("/sign-out")}>
            <Button variant="ghost">{say("Sign out")}</Button>
          </form>
        </div>
      </header>
      <Tabs
        label={say("My Profile")}
        tabs={Object.entries(parts).map(([title, href]) => ({
          name: sayStored(title),
          href,
          isCurrent: title === part,
        }))}
      />
      <section aria-label={sayStored(part)} className="pt-10">
        {children}
      </section>
    </div>
  );
}
