import { Form, redirect } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { FileField } from "#app/components/photos/file-field.tsx";
import { LogoTile } from "#app/components/photos/listing-image.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { type FormAnswer, formState, rejectForm } from "#app/forms/form-result.ts";
import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { authorize, ownListing } from "#app/http/authorize.server.ts";
import { visitorContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { OwnPhotos } from "#app/office/components/owner/photos/own-photos.tsx";
import { UploadForm } from "#app/office/components/owner/photos/upload-form.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import {
  addPhotos,
  describePhotos,
  orderPhotos,
  ownGallery,
  removePhoto,
  setLogo,
} from "#domain/photos/own-gallery.server.ts";
import { maxGalleryPhotos } from "#domain/photos/photos.ts";
import { readId } from "#shared/read-id.ts";
import { hasFeature } from "#site/plans.ts";
import type { Route } from "./+types/photos.ts";
import { acceptPhotoFiles, filesIn, readPhotoDescriptions } from "./photos-form.server.ts";

/** Upload limit for several photos in one form. */
export const handle = { uploads: 6 };

export const middleware = [authorize("photos.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listing } = ownListing(args);
  const own = await ownGallery(services, actor, { listingId: listing.id });
  if (own === "not-found") throw notFound();
  const search = args.url.searchParams;
  const [act = "", id = ""] = (search.get("did") ?? "").split("-");
  return {
    ...own,
    slug: listing.slug,
    name: listing.name,
    isLogoShown: hasFeature(listing, "logo"),
    did: { act, id: readId(id) },
  };
}

export async function action(args: Route.ActionArgs): Promise<FormAnswer | Response> {
  const { actor, services, listing } = ownListing(args);
  const target = { listingId: listing.id };
  const own = await ownGallery(services, actor, target);
  if (own === "not-found") throw notFound();
  const path = `/owner/photos/${listing.slug}`;
  const said = (title: string, text?: string) =>
    redirectWithFlash(services, `${path}#own-photos`, { title, ...(text ? { text } : {}) });
  const { from } = args.context.get(visitorContext);
  const form = await args.request.formData();
  const [act = "", id = ""] = String(form.get("intent") ?? "").split("-");
  if (act === "logo") {
    const [file] = filesIn(form, "logo");
    if (!file) return rejectForm(form, { logo: ["Choose a file."] });
    const { pictures, faults } = await acceptPhotoFiles(services, actor.userId, [file], 1, from);
    if (!pictures[0]) return rejectForm(form, { logo: faults });
    await setLogo(services, actor, target, {
      ...pictures[0],
      description: `Logo of ${listing.name}`,
    });
    return redirectTo(path);
  }
  if (act === "no_logo") {
    await setLogo(services, actor, target, null);
    return redirectTo(path);
  }
  if (act === "add") {
    const files = filesIn(form, "photos");
    if (files.length === 0) return rejectForm(form, { photos: ["Choose one or more photos."] });
    const { pictures, faults } = await acceptPhotoFiles(
      services,
      actor.userId,
      files,
      maxGalleryPhotos - own.photos.length,
      from,
    );
    if (pictures.length > 0 && (await addPhotos(services, actor, target, pictures)) === "full")
      faults.push("Someone added photos at the same time. Check the gallery.");
    return faults.length > 0
      ? rejectForm(form, { photos: faults })
      : said("Your photos are uploaded.", "Describe each one to publish it.");
  }
  // Every button sends all captions, so moving or removing a photo loses none of them.
  const { words, models, errors } = readPhotoDescriptions(form);
  if (words.size > 0) await describePhotos(services, actor, target, words, models);
  const ids = own.photos.map((photo) => photo.id);
  const moved = act === "order" ? readOrder(form) : movedTo(ids, readId(id), act);
  if (moved) {
    await orderPhotos(services, actor, target, moved);
    return redirectTo(act === "order" ? path : `${path}?did=${act}-${id}#photo-${id}`);
  }
  if (act === "remove") {
    if ((await removePhoto(services, actor, target, readId(id))) !== "done")
      return rejectForm(form, { photos: ["This photo no longer exists."] });
    return said("The photo was removed.");
  }
  if (act !== "save") throw redirect(path);
  return Object.keys(errors).length > 0 ? rejectForm(form, errors) : said("Saved.");
}

const readOrder = (form: FormData) =>
  String(form.get("order") ?? "")
    .split(",")
    .slice(0, maxGalleryPhotos)
    .map(readId)
    .filter(Boolean);

/** Moves one photo up, down, or to the front. Returns the new order, or null if nothing moves. */
function movedTo(ids: number[], id: number, act: string) {
  const at = ids.indexOf(id);
  const to = { cover: 0, earlier: at - 1, later: at + 1 }[act];
  if (at < 0 || to === undefined || to < 0 || to >= ids.length) return null;
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

export const meta = privatePage("Photos");

export default function Photos({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, name, photos, logo, isLogoShown, did } = loaderData;
  const path = `/owner/photos/${slug}`;
  const { errors, values } = formState(actionData);
  return (
    <OwnerPage
      title="Photos"
      lead={`What visitors see of ${name}. New photos are published as soon as you describe them.`}
      isWide
    >
      <LogoSection path={path} logo={logo} isShown={isLogoShown} errors={errors.logo} />
      <TitledSection
        id="gallery-title"
        title="Gallery"
        size="xl"
        className="grid gap-6 border-t border-line pt-8"
      >
        <UploadForm path={path} there={photos.length} faults={errors.photos ?? []} />
        <OwnPhotos path={path} photos={photos} errors={errors} values={values} did={did} />
      </TitledSection>
      <TitledSection
        id="pairs-title"
        title="Before and after"
        size="xl"
        className="border-t border-line pt-8"
      >
        <p className="measure mt-2 mb-5 text-muted">
          Two photos of one person, shown only with that person’s consent and after our review.
        </p>
        <ButtonLink href={`${path}/before-after`} variant="secondary">
          Before and after photos
        </ButtonLink>
      </TitledSection>
    </OwnerPage>
  );
}

type LogoProps = Pick<Route.ComponentProps["loaderData"], "logo"> & {
  isShown: boolean;
  path: string;
  errors: string[] | undefined;
};

function LogoSection({ path, logo, isShown, errors }: LogoProps) {
  return (
    <TitledSection id="logo-title" title="Logo" size="xl" className="grid max-w-2xl gap-5">
      <p className="text-muted">
        {isShown
          ? "It appears on your card in every list and on your profile, as part of Premier."
          : "Logos are part of Premier: we keep yours, and show it on your card and your profile while you have Premier."}
      </p>
      {errors && <ErrorSummary errors={{ logo: errors }} />}
      {logo?.reason && (
        <p className="rounded-card border border-coral p-4">
          We took your logo down. <span className="wrap-anywhere">Reason: {logo.reason}</span>
        </p>
      )}
      <div className="flex flex-wrap items-start gap-6">
        {logo && !logo.reason && (
          <LogoTile logo={logo} alt="Your logo" className="size-24 shrink-0" />
        )}
        <Form
          method="post"
          action={path}
          encType="multipart/form-data"
          noValidate
          className="grid min-w-0 grow gap-4"
        >
          <FileField
            label={logo ? "Another logo" : "Your logo"}
            name="logo"
            errors={errors}
            hint="One square image on a white or transparent background: PNG, JPEG, WebP or AVIF, at most 10 MB. SVG isn’t supported."
          />
          <p className="flex flex-wrap gap-3">
            <SubmitButton variant="secondary" name="intent" value="logo" sending="Saving…">
              Save logo
            </SubmitButton>
            {logo && (
              <Button variant="secondary" name="intent" value="no_logo">
                Remove logo
              </Button>
            )}
          </p>
        </Form>
      </div>
    </TitledSection>
  );
}
