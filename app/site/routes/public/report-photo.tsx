import { ShortForm } from "#app/components/forms/short-form.tsx";
import { Photo } from "#app/components/photos/photo.tsx";
import { crumbOf } from "#app/components/ui/breadcrumbs.tsx";
import { Choices } from "#app/components/ui/choices.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { type FormAnswer, formDone, readForm, rejectForm } from "#app/forms/form-result.ts";
import { checkAnonymousForm } from "#app/forms/spam-guard.server.ts";
import { notFound, requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { FormGuard } from "#app/site/components/forms/form-guard.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { photoFaultNames, photoFaults } from "#domain/photos/photos.ts";
import { reportSchema } from "#domain/photos/photos-input.ts";
import { findPhoto, reportPhoto } from "#domain/photos/report-photo.server.ts";
import { readId } from "#shared/read-id.ts";
import { say, sayStored, to } from "#shared/say.ts";

export const handle = {
  breadcrumb: ({ listing }: PageProps<typeof loader, typeof action>["loaderData"]) =>
    crumbOf(listing),
};

export const middleware = [authorize("photos.report")];

export async function loader({ params, context }: LoaderArgs<"id" | "slug">) {
  const services = context.get(servicesContext);
  const photo = requireFound(await findPhoto(services, params.slug, readId(params.id)));
  const { id, key, width, height, description, listing } = photo;
  return { picture: { id, key, width, height, description }, listing };
}

export async function action({
  params,
  request,
  context,
}: ActionArgs<"id" | "slug">): Promise<FormAnswer> {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const sender = await checkAnonymousForm(
    services,
    form,
    "photo report",
    context.get(visitorContext).from,
  );
  if (sender === "bot") return formDone;
  if (sender) return rejectForm(form, sender);
  const read = readForm(reportSchema, form);
  if ("answer" in read) return read.answer;
  if ((await reportPhoto(services, params.slug, readId(params.id), read.data)) === "not-found")
    throw notFound();
  return formDone;
}

export const meta = privatePage(() => say("Report a photo"));

export default function ReportPhoto({
  loaderData: { picture, listing },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const listingPath = `/listing/${listing.slug}`;
  const path = `${listingPath}/photos/${picture.id}/report`;
  return (
    <NarrowPage title={say("Report a photo")} lead={say("Of {name}.", { name: listing.name })}>
      {actionData?.isDone ? (
        <Notice
          title={say("Thank you")}
          text={say("We review your report. Until then the photo stays where it is.")}
        >
          <TextLink href={`${listingPath}?tab=photos`}>{say("Back to the photos")}</TextLink>
        </Notice>
      ) : (
        <>
          <Photo
            picture={picture}
            alt={picture.description}
            sizes="20rem"
            isLazy={false}
            isSmall
            className="max-h-64 w-auto max-w-full rounded-card"
          />
          <ShortForm action={to(path)} actionData={actionData} button={say("Send report")}>
            {(field) => (
              <>
                <Choices
                  label={say("What is wrong with it?")}
                  type="radio"
                  name="fault"
                  className="grid gap-2"
                  options={photoFaults.map((fault) => ({
                    value: fault,
                    label: sayStored(photoFaultNames[fault]),
                  }))}
                  chosen={[field("fault").defaultValue ?? ""]}
                  errors={field("fault").errors}
                />
                <TextArea
                  label={say("What should we know?")}
                  isOptional
                  rows={3}
                  maxLength={500}
                  hint={say("Please leave out medical details.")}
                  {...field("words")}
                />
                <FormGuard />
              </>
            )}
          </ShortForm>
        </>
      )}
    </NarrowPage>
  );
}
