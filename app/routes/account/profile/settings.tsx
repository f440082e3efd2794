import { ProfileFields } from "#app/components/account/profile-fields.tsx";
import { ProfileFrame } from "#app/components/account/profile-frame.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { readForm } from "#app/forms/form-result.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { profileSchema } from "#domain/accounts/account-input.ts";
import { saveProfile } from "#domain/accounts/profile.server.ts";
import { say, sayStored } from "#shared/say.ts";
import type { Route } from "./+types/settings.ts";
import { loadProfile } from "./profile-page.server.ts";

const path = "/profile/settings";

export const middleware = [authorize("account.read", "account.editProfile")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const { searchParams } = args.url;
  const profile = await loadProfile(services, actor);
  return { profile, isEditing: searchParams.has("edit"), isSaved: searchParams.has("saved") };
}

export async function action(args: Route.ActionArgs) {
  const { actor, services } = signedIn(args);
  const form = await args.request.formData();
  const read = readForm(profileSchema, form);
  if ("answer" in read) return read.answer;
  await saveProfile(services, actor, read.data);
  return redirectTo(`${path}?saved=1`);
}

export const meta = privatePage(() => say("Account Settings"));

export default function Settings({
  loaderData: { profile, isSaved, ...loaded },
  actionData,
}: Route.ComponentProps) {
  const isEditing = loaded.isEditing || actionData !== undefined;
  return (
    <ProfileFrame profile={profile} part="Account Settings" isEditing={isEditing}>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_22rem]">
        <div className="grid max-w-2xl gap-8">
          <h2 className="text-2xl">{say("Account Settings")}</h2>
          {isSaved && (
            <Notice title={say("Your changes are saved")} text={say("Only you see them.")} />
          )}
          <ProfileFields
            action={path}
            profile={profile}
            isEditing={isEditing}
            answer={actionData}
          />
        </div>
        <ProfileLinks />
      </div>
    </ProfileFrame>
  );
}

const links = [
  {
    href: "/profile/security",
    name: "Sign-in and security",
    text: "Email, password, second factor, passkeys, sessions",
  },
  {
    href: "/profile/data",
    name: "Download my data",
    text: "Everything we store about you, in one file",
  },
  {
    href: "/privacy-choices",
    name: "Privacy choices",
    text: "What this browser keeps, and how to clear it",
  },
  {
    href: "/profile/security/deletion",
    name: "Delete my account",
    text: "Immediately and permanently",
  },
];

function ProfileLinks() {
  return (
    <nav
      aria-label={say("Your account")}
      className="rounded-card border border-line bg-surface px-6 py-3"
    >
      <ul>
        {links.map(({ href, name, text }) => (
          <li key={href} className="border-b border-line py-4 last:border-0">
            <TextLink href={href}>{sayStored(name)}</TextLink>
            <span className="mt-1 block text-sm text-muted">{sayStored(text)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
