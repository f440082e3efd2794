import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { formProblem, formState, rejectForm } from "#app/forms/form-result.ts";
import {
  referenceChoices,
  requireReference,
  saveReferenceForm,
} from "#app/forms/reference-form.server.ts";
import { requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { byIntent, officeAction } from "#app/http/office-action.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { PreviewDialog } from "#app/office/components/admin/preview.tsx";
import { ReferenceForm } from "#app/office/components/admin/reference-form.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { removeReferenceProblems } from "#domain/catalogue/problems.ts";
import {
  findReference,
  removeReference,
} from "#domain/catalogue/reference/edit-reference.server.ts";
import { publicPath, referenceFields } from "#domain/catalogue/reference/reference-fields.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/edit.ts";

export const middleware = [authorize("catalogue.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, kind } = await requireReference(args);
  const { slug } = args.params;
  const found = requireFound(await findReference(services, actor, kind, slug));
  return { kind, slug, ...found, choices: await referenceChoices(services, kind) };
}

const removed = { title: "Removed", text: "Nothing uses it anymore." };
const backToList = (_: never, { kind }: { kind: string }) => ({
  to: `/admin/catalogue/${kind}`,
  ...removed,
});

const remove = officeAction({
  scope: requireReference,
  run: ({ services, actor, kind, args }) =>
    removeReference(services, actor, kind, args.params.slug ?? ""),
  problems: removeReferenceProblems,
  done: { removed: backToList, "not-found": backToList },
});

/** Restores the form and its input after the preview. */
async function editAgain(_: Route.ActionArgs, form: FormData) {
  return { ...rejectForm(form, {}), status: 200 };
}

export const action = byIntent({ remove, "edit again": editAgain }, saveReferenceForm);

export const meta = privatePage<typeof loader>(
  (loaderData) => loaderData?.values.name ?? "Catalog",
);

export default function EditReference({
  loaderData: { kind, slug, uses, values, choices },
  actionData,
}: Route.ComponentProps) {
  const list = `/admin/catalogue/${kind}`;
  const path = `${list}/${slug}`;
  const isRemoval = formState(actionData).values.intent === "remove";
  return (
    <AdminPage
      title={values.name ?? ""}
      problem={isRemoval ? formProblem(actionData) : undefined}
      lead={
        <>
          {plural(uses, "listing")}.{" "}
          <TextLink href={publicPath[kind](slug)}>View public page</TextLink>
        </>
      }
    >
      <div className="mt-8 max-w-2xl">
        <ReferenceForm
          action={path}
          actionData={isRemoval ? undefined : actionData}
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
            <Button variant="secondary">Remove it</Button>
          </Form>
        )}
      </div>
    </AdminPage>
  );
}
