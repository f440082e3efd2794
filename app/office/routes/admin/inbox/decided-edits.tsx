import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { DecisionsPage } from "#app/office/components/admin/decisions-page.tsx";
import { PendingEditFacts } from "#app/office/components/listing-sections/pending-edit-facts.tsx";
import { presentPendingEdit } from "#app/office/components/listing-sections/profile-view.server.ts";
import { ItemWithActions } from "#app/office/components/ui/item-with-actions.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { listDecidedEdits } from "#domain/listing-edits/list-edits.server.ts";
import type { Route } from "./+types/decided-edits.ts";
import { decidedTabs } from "./decided-tabs.ts";

const path = "/admin/revisions";
const title = "Decided edits";

export const middleware = [authorize("listingEdits.decide")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const decided = permitted(await listDecidedEdits(services, actor));
  const known = await readReferenceChoices(services);
  return {
    tabs: decidedTabs(actor, path),
    pendingEdits: decided.map((revision) => presentPendingEdit(revision, known)),
  };
}

export const meta = privatePage(title);

export default function DecidedEdits({ loaderData: { tabs, pendingEdits } }: Route.ComponentProps) {
  return (
    <DecisionsPage title={title} tabs={tabs} lead="Edits to listings, latest decision first.">
      {pendingEdits.map((pendingEdit) => (
        <li key={pendingEdit.id}>
          <ItemWithActions
            label={pendingEdit.listing.name}
            actions={
              <p className="text-sm text-muted first-letter:uppercase">{pendingEdit.state}</p>
            }
          >
            <PendingEditFacts pendingEdit={pendingEdit} />
          </ItemWithActions>
        </li>
      ))}
    </DecisionsPage>
  );
}
