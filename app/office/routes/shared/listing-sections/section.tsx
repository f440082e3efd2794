import { useActionData, useLoaderData } from "react-router";
import { SectionForm } from "#app/office/components/listing-sections/section-form.tsx";
import { ListingFormPage } from "#app/office/components/ui/listing-form-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { profileSections } from "#domain/listing-edits/sections.ts";
import type { action, loader } from "./section.server.ts";

export const meta = privatePage<typeof loader>((loaderData) => {
  if (!loaderData) return undefined;
  const { title } = profileSections[loaderData.section];
  return loaderData.summary ? `${title} of ${loaderData.summary.name}` : title;
});

export default function EditSection() {
  const { summary, isPublic, above, ...form } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { title, isModerated } = profileSections[form.section];
  const waits = isModerated && isPublic && !summary;
  const lead = waits
    ? "We review this within 24 hours. Until then the page stays as it is."
    : "Published as soon as you save it.";
  return (
    <ListingFormPage summary={summary} part="Profile" title={title} lead={lead}>
      <SectionForm
        {...form}
        leave={above}
        actionData={actionData}
        button={waits ? "Submit for review" : "Save"}
      />
    </ListingFormPage>
  );
}
