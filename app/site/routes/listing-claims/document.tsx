import { AttestationField } from "#app/components/add-listing/attestation-field.tsx";
import { PhoneField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { FileField } from "#app/components/photos/file-field.tsx";
import { crumbOf } from "#app/components/ui/breadcrumbs.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { type FormAnswer, readForm, rejectForm } from "#app/forms/form-result.ts";
import { photosIn, takePhotos } from "#app/forms/photo-upload.server.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { documentSchema } from "#domain/listing-claims/listing-claim.ts";
import { sendDocument } from "#domain/listing-claims/send-document.server.ts";
import { listingClaimPath } from "#shared/paths.ts";
import { say } from "#shared/say.ts";
import { handleClaimRefusal, requireClaimableListing } from "./claim-page.server.ts";

export const handle = {
  uploads: 1,
  breadcrumb: (listing: PageProps<typeof loader, typeof action>["loaderData"]) => [
    crumbOf(listing),
    { name: say("Claim it"), path: listingClaimPath(listing.slug) },
  ],
};

export const middleware = [authorize("listingClaims.create")];

export async function loader(args: LoaderArgs<"slug">) {
  const { actor, services } = signedIn(args);
  const { slug, name } = await requireClaimableListing(services, actor, args.params.slug);
  return { slug, name, path: `${listingClaimPath(slug)}/document` };
}

export async function action(args: ActionArgs<"slug">): Promise<FormAnswer | Response> {
  const { actor, services, from } = signedIn(args);
  const { slug } = await requireClaimableListing(services, actor, args.params.slug);
  const form = await args.request.formData();
  const read = readForm(documentSchema, form);
  if ("answer" in read) return read.answer;
  const sent = photosIn(form, "picture");
  if (sent.length === 0 && !read.data.link)
    return rejectForm(form, {
      picture: ["Choose a photo of the document, or enter the address of a page that shows it."],
    });
  const accepted = await takePhotos(services, actor.userId, sent, from);
  if ("errors" in accepted) return rejectForm(form, accepted.errors);
  const claimed = await sendDocument(services, actor, slug, read.data, accepted.photos);
  if (claimed.outcome === "asked") return redirectTo(listingClaimPath(slug));
  const refused = handleClaimRefusal(slug, claimed);
  return typeof refused === "string" ? rejectForm(form, refused) : refused;
}

export const meta = privatePage<typeof loader>(
  (loaderData) => loaderData && say("Claim {name} by document", { name: loaderData.name }),
);

export default function ClaimDocument({
  loaderData: { name, path },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return (
    <NarrowPage
      title={say("Send a document")}
      lead={
        <p>
          {say(
            "A license, a lease or a bill that names {name}. Only the people who decide see it; we delete it after the decision.",
            { name },
          )}
        </p>
      }
      crumb={say("Document")}
    >
      <ShortForm
        action={path}
        encType="multipart/form-data"
        actionData={actionData}
        button={say("Submit for review")}
        sending={say("Sending…")}
      >
        {(field) => (
          <>
            <TextArea
              label={say("How the business is yours")}
              rows={4}
              maxLength={1000}
              hint={say("Your role there, and what the document shows.")}
              {...field("explanation")}
            />
            <FileField
              label={say("A photo of the document")}
              name="picture"
              errors={field("picture").errors}
              hint={say("JPEG, PNG, WebP or AVIF, at most 10 MB. Or enter an address below.")}
            />
            <TextField
              label={say("A page that shows it")}
              type="url"
              isOptional
              placeholder="https://"
              hint={say("An entry in a public register, for example.")}
              {...field("link")}
            />
            <PhoneField hint={say("In case we have a question.")} {...field("phone")} />
            <AttestationField {...field("attestation")} />
          </>
        )}
      </ShortForm>
    </NarrowPage>
  );
}
