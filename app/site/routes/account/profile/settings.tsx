import { data } from "react-router";
import { PhoneField } from "#app/components/forms/personal-fields.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { formState, readForm } from "#app/forms/form-result.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { redirectWithFlash, takeFlash } from "#app/http/flash.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { ProfileFrame } from "#app/site/components/account/profile-frame.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { profileSchema } from "#domain/accounts/account-input.ts";
import { saveProfile } from "#domain/accounts/profile.server.ts";
import { pick } from "#shared/pick.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { loadProfile } from "./profile-page.server.ts";

const path = "/profile/settings";

export const middleware = [authorize("account.read", "account.editProfile")];

export async function loader(args: LoaderArgs) {
  const { actor, services } = signedIn(args);
  const { searchParams } = args.url;
  const profile = await loadProfile(services, actor);
  const { flash, init } = await takeFlash(args);
  return data({ profile, isEditing: searchParams.has("edit"), flash }, init);
}

export async function action(args: ActionArgs) {
  const { actor, services } = signedIn(args);
  const form = await args.request.formData();
  const read = readForm(profileSchema, form);
  if ("answer" in read) return read.answer;
  await saveProfile(services, actor, read.data);
  return redirectWithFlash(services, path, {
    title: say("Your changes are saved"),
    text: say("Only you see them."),
  });
}

export const meta = privatePage(() => say("Account Settings"));

export default function Settings({
  loaderData: { profile, flash, ...loaded },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const isEditing = loaded.isEditing || actionData !== undefined;
  return (
    <ProfileFrame profile={profile} part="Account Settings" isEditing={isEditing}>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_22rem]">
        <div className="grid max-w-2xl gap-8">
          <Heading size="xl">{say("Account Settings")}</Heading>
          {flash && <Notice {...flash} />}
          <ProfileFields profile={profile} isEditing={isEditing} actionData={actionData} />
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

type FieldsProps = Pick<
  PageProps<typeof loader, typeof action>["loaderData"],
  "profile" | "isEditing"
> &
  Pick<PageProps<typeof loader, typeof action>, "actionData">;

function ProfileFields({ profile, isEditing, actionData }: FieldsProps) {
  const defaultValues = pick(profile, ["name", "location", "phone", "instagram"]);
  const { errors, field: fieldOf } = formState(actionData, defaultValues);
  const field = (name: keyof typeof defaultValues) => ({ ...fieldOf(name), disabled: !isEditing });
  return (
    <form method="post" action={to(path)} noValidate className="grid gap-6">
      <ErrorSummary errors={errors} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label={say("Name")} autoComplete="name" maxLength={80} {...field("name")} />
        <TextField
          label={say("Location")}
          isOptional
          autoComplete="address-level2"
          maxLength={80}
          {...field("location")}
        />
        <PhoneField isOptional maxLength={30} {...field("phone")} />
        <TextField
          label={say("Instagram handle")}
          isOptional
          autoComplete="off"
          maxLength={100}
          {...field("instagram")}
        />
      </div>
      {isEditing && (
        <p className="flex flex-wrap gap-3">
          <SubmitButton sending={say("Saving…")}>{say("Save Changes")}</SubmitButton>
          <ButtonLink variant="secondary" href={path}>
            {say("Cancel")}
          </ButtonLink>
        </p>
      )}
    </form>
  );
}
