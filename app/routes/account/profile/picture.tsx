import { AccountPage } from "#app/components/account/account-page.tsx";
import { Avatar } from "#app/components/account/avatar.tsx";
import { FileField } from "#app/components/photos/file-field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { mistaken } from "#app/forms/form-result.ts";
import { servicesContext, visitingContext } from "#app/http/context.ts";
import { requireSignedIn } from "#app/http/guards.ts";
import { goOn, limitedText } from "#app/http/redirect.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { takePictures } from "#domain/uploads/accept-photos.server.ts";
import { faultSentences } from "#domain/uploads/photo.ts";
import { findPortrait, removePortrait, setPortrait } from "#domain/uploads/profile-photo.server.ts";
import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import type { Route } from "./+types/picture.ts";

export const handle = { uploads: 1 };

const path = "/profile/picture";

export async function loader(asked: Route.LoaderArgs) {
  const { name, userId } = await requireSignedIn(asked);
  return { name, portrait: await findPortrait(asked.context.get(servicesContext), userId) };
}

export async function action(asked: Route.ActionArgs) {
  const actor = await requireSignedIn(asked);
  const services = asked.context.get(servicesContext);
  const form = await asked.request.formData();
  if (form.get("act") === "remove") {
    await removePortrait(services, actor);
    return goOn("/profile", []);
  }
  const file = form.get("picture");
  if (!(file instanceof Blob) || file.size === 0)
    return mistaken(form, { picture: ["Choose a picture."] });
  const taken = await takePictures(
    services,
    actor.userId,
    [{ field: "picture", file, description: "" }],
    asked.context.get(visitingContext).from,
  );
  if (taken.outcome === "limited")
    return mistaken(form, { picture: [limitedText(taken.retryAfter)] });
  if (taken.outcome === "faulty")
    return mistaken(form, {
      picture: Object.values(taken.faults).map((fault) => faultSentences[fault]),
    });
  for (const picture of taken.pictures) await setPortrait(services, actor, picture);
  return goOn("/profile", []);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: say("Your photo"),
    description: say("Add, replace or remove the photo of your account."),
    path,
    isIndexed: false,
  });
}

export default function ProfilePicture({
  loaderData: { name, portrait },
  actionData,
}: Route.ComponentProps) {
  const errors = actionData && !actionData.isDone ? actionData.errors : {};
  return (
    <AccountPage
      title={say("Your photo")}
      lead={say(
        "It appears on your profile, which only you see, and next to answers that you give in your own name.",
      )}
      path={path}
      under={[{ name: say("Profile"), path: "/profile" }]}
    >
      <div className="size-32">
        <Avatar name={name} portrait={portrait} />
      </div>
      <form
        method="post"
        action={to(path)}
        encType="multipart/form-data"
        noValidate
        className="grid gap-6"
      >
        {Object.keys(errors).length > 0 && <ErrorSummary errors={errors} />}
        <FileField
          label={portrait ? say("Another photo") : say("A photo of yourself")}
          name="picture"
          errors={errors.picture}
          hint={say(
            "JPEG, PNG, WebP or AVIF, at most 10 MB. We remove where and when it was taken.",
          )}
        />
        <p>
          <Button data-sending={say("Saving ...")}>{say("Save photo")}</Button>
        </p>
      </form>
      {portrait && (
        <form method="post" action={to(path)} className="border-t border-line pt-8">
          <Button look="quiet" name="act" value="remove">
            {say("Remove photo")}
          </Button>
        </form>
      )}
    </AccountPage>
  );
}
