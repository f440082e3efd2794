import { AccountPage } from "#app/components/account/account-page.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { FileField } from "#app/components/photos/file-field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { rejectForm } from "#app/forms/form-result.ts";
import { photosIn, takePhotos } from "#app/forms/photo-upload.server.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { actorContext, servicesContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { Avatar } from "#app/site/components/account/avatar.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import {
  findProfilePhoto,
  removeProfilePhoto,
  setProfilePhoto,
} from "#domain/uploads/profile-photo.server.ts";
import { say, to } from "#shared/say.ts";

export const handle = { uploads: 1 };

const path = "/profile/picture";

export const middleware = [authorize("account.read", "account.editProfile")];

export async function loader(args: LoaderArgs) {
  const { name, userId } = args.context.get(actorContext);
  return { name, portrait: await findProfilePhoto(args.context.get(servicesContext), userId) };
}

export async function action(args: ActionArgs) {
  const { actor, services, from } = signedIn(args);
  const form = await args.request.formData();
  if (form.get("act") === "remove") {
    await removeProfilePhoto(services, actor);
    return redirectTo("/profile");
  }
  const sent = photosIn(form, "picture");
  if (sent.length === 0) return rejectForm(form, { picture: ["Choose a picture."] });
  const accepted = await takePhotos(services, actor.userId, sent, from);
  if ("errors" in accepted) return rejectForm(form, accepted.errors);
  for (const picture of accepted.photos) await setProfilePhoto(services, actor, picture);
  return redirectTo("/profile");
}

export const meta = privatePage(() => say("Your photo"));

export default function ProfilePhoto({
  loaderData: { name, portrait },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return (
    <AccountPage
      title={say("Your photo")}
      lead={say(
        "It appears on your profile, which only you see, and next to answers that you give in your own name.",
      )}
    >
      <div className="size-32">
        <Avatar name={name} portrait={portrait} />
      </div>
      <ShortForm
        action={path}
        encType="multipart/form-data"
        actionData={actionData}
        button={say("Save photo")}
        sending={say("Saving…")}
      >
        {(field) => (
          <FileField
            label={portrait ? say("Another photo") : say("A photo of yourself")}
            name="picture"
            errors={field("picture").errors}
            hint={say(
              "JPEG, PNG, WebP or AVIF, at most 10 MB. We remove where and when it was taken.",
            )}
          />
        )}
      </ShortForm>
      {portrait && (
        <form method="post" action={to(path)} className="border-t border-line pt-8">
          <Button variant="secondary" name="act" value="remove">
            {say("Remove photo")}
          </Button>
        </form>
      )}
    </AccountPage>
  );
}
