import { data, Form } from "react-router";
import { AdminPage, PageNotice } from "#app/components/admin/admin-page.tsx";
import { PreviewDialog } from "#app/components/admin/preview.tsx";
import { ReferenceForm } from "#app/components/admin/reference-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { rejectForm } from "#app/forms/form-result.ts";
import { redirectTo, requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import {
  findReference,
  removeReference,
} from "#domain/catalogue/reference/edit-reference.server.ts";
import { publicPath, referenceFields } from "#domain/catalogue/reference/reference-fields.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/edit.ts";
import { referenceChoices, requireReference, saveReferenceForm } from "./reference-page.server.ts";

export const middleware = [authorize("catalogue.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, kind } = await requireReference(args);
  const { slug } = args.params;
  const found = requireFound(await findReference(services, actor, kind, slug));
  const { searchParams } = args.url;
  return {
    kind,
    slug,
    ...found,
    choices: await referenceChoices(services, kind),
    isSaved: searchParams.has("saved"),
    isInUse: searchParams.has("in-use"),
  };
}

export async function action(args: Route.ActionArgs) {
  const { kind, slug } = args.params;
  const path = `/admin/catalogue/${kind}`;
  const form = await args.request.clone().formData();
  const intent = form.get("intent");
  if (intent === "edit again") return data(rejectForm(form, {}), 200);
  if (intent === "remove") {
    const given = await requireReference(args);
    const removed = await removeReference(given.services, given.actor, given.kind, slug);
    return redirectTo(removed === "in-use" ? `${path}/${slug}?in-use=1` : `${path}?removed=1`);
  }
  const saved = await saveReferenceForm(args, slug);
  return "answer" in saved ? saved.answer : redirectTo(`${path}/${saved.slug}?saved=1`);
}

export const meta = privatePage<typeof loader>(
  (loaderData) => loaderData?.values.name ?? "Catalog",
);

export default function EditReference({
  loaderData: { kind, slug, uses, values, choices, isSaved, isInUse },
  actionData,
}: Route.ComponentProps) {
  const list = `/admin/catalogue/${kind}`;
  const path = `${list}/${slug}`;
  return (
    <AdminPage
      title={values.name ?? ""}
      problem={
        isInUse ? "It cannot be removed while a listing, a booking or a review uses it." : undefined
      }
      lead={
        <>
          {plural(uses, "listing")}.{" "}
          <TextLink href={publicPath[kind](slug)}>View public page</TextLink>
        </>
      }
    >
      {isSaved && (
        <PageNotice title="Saved" text="Every page and search that uses it is up to date." />
      )}
      <div className="mt-8 max-w-2xl">
        <ReferenceForm
          action={path}
          answer={actionData}
          fields={referenceFields[kind]}
          values={values}
          choices={choices}
          button="Save"
          preview={`${path}/preview`}
        />
        <PreviewDialog />
        {uses === 0 && (
          <Form method="post" action={path} className="mt-10 border-t border-line pt-6">
            <input type="hidden" name="intent" value="remove" />
            <Button look="quiet">Remove it</Button>
          </Form>
        )}
      </div>
    </AdminPage>
  );
}
