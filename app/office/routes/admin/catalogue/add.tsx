import {
  referenceChoices,
  requireReference,
  saveReferenceForm,
} from "#app/forms/reference-form.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { ReferenceForm } from "#app/office/components/admin/reference-form.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { referenceFields, referenceNames } from "#domain/catalogue/reference/reference-fields.ts";
import type { Route } from "./+types/add.ts";

export const middleware = [authorize("catalogue.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { services, kind } = await requireReference(args);
  return { kind, choices: await referenceChoices(services, kind) };
}

export const action = saveReferenceForm;

export const meta = privatePage("Add to the catalog");

export default function AddReference({
  loaderData: { kind, choices },
  actionData,
}: Route.ComponentProps) {
  return (
    <AdminPage
      title={`Add a ${referenceNames[kind].one}`}
      lead="It can be chosen and found as soon as you save it."
    >
      <div className="mt-8 max-w-2xl">
        <ReferenceForm
          action={`/admin/catalogue/${kind}/new`}
          actionData={actionData}
          fields={referenceFields[kind]}
          values={{}}
          choices={choices}
          button="Add"
        />
      </div>
    </AdminPage>
  );
}
