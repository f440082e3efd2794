import { AccountPage } from "#app/components/account/account-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { readForm } from "#app/forms/form-result.ts";
import { notFound, redirectTo, requireFound } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { SavedSearchForm } from "#app/site/components/account/saved-search-form.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import {
  changeSavedSearch,
  findSavedSearch,
  removeSavedSearch,
} from "#domain/saved/saved-searches.server.ts";
import { savedSearchSchema } from "#domain/saved/search-input.ts";
import { readId } from "#shared/read-id.ts";
import { say, to } from "#shared/say.ts";

const list = "/profile/searches";

export const middleware = [authorize("saved.editSearch")];

export async function loader(args: LoaderArgs<"id">) {
  const { actor, services } = signedIn(args);
  const found = requireFound(await findSavedSearch(services, actor, readId(args.params.id)));
  const { id, name, query, wantsAlerts } = found;
  return { id, name, query, wantsAlerts };
}

export async function action(args: ActionArgs<"id">) {
  const { actor, services } = signedIn(args);
  const id = readId(args.params.id);
  if (!(await findSavedSearch(services, actor, id))) throw notFound();
  const form = await args.request.formData();
  if (form.get("intent") === "remove") {
    await removeSavedSearch(services, actor, id);
    return redirectTo(list);
  }
  const read = readForm(savedSearchSchema, form);
  if ("answer" in read) return read.answer;
  await changeSavedSearch(services, actor, id, {
    name: read.data.name,
    wantsAlerts: read.data.alerts === "on",
  });
  return redirectTo(list);
}

export const meta = privatePage(() => say("Change a saved search"));

export default function SavedSearch({
  loaderData: { id, name, query, wantsAlerts },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const path = `${list}/${id}`;
  return (
    <AccountPage title={say("Change a saved search")}>
      <SavedSearchForm
        action={path}
        button={say("Save")}
        name={name}
        wantsAlerts={wantsAlerts}
        actionData={actionData}
      />
      <p>
        <TextLink href={`/search?${query}`}>{say("Open the search")}</TextLink>
      </p>
      <form method="post" action={to(path)} className="border-t border-line pt-6">
        <Button variant="secondary" name="intent" value="remove">
          {say("Remove this search")}
        </Button>
      </form>
    </AccountPage>
  );
}
