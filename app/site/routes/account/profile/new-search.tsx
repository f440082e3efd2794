import { AccountPage } from "#app/components/account/account-page.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { readForm, rejectForm } from "#app/forms/form-result.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { SavedSearchForm } from "#app/site/components/account/saved-search-form.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { maxSavedSearches } from "#domain/saved/limits.ts";
import { saveSearch } from "#domain/saved/saved-searches.server.ts";
import { savedSearchSchema, searchToSave } from "#domain/saved/search-input.ts";
import { say } from "#shared/say.ts";

const path = "/profile/searches/new";
const searchIn = ({ searchParams }: URL) => searchToSave(searchParams);

export const middleware = [authorize("saved.create")];

/** Keeps the search in the URL, so visitors return to it after sign-in. */
export async function loader(args: LoaderArgs) {
  return searchIn(args.url) ?? redirectTo("/search");
}

export async function action(args: ActionArgs) {
  const { actor, services } = signedIn(args);
  const search = searchIn(args.url);
  if (!search) return redirectTo("/search");
  const form = await args.request.formData();
  const read = readForm(savedSearchSchema, form);
  if ("answer" in read) return read.answer;
  const { name, alerts } = read.data;
  const outcome = await saveSearch(services, actor, {
    name,
    wantsAlerts: alerts === "on",
    query: search.query,
  });
  if (outcome === "full")
    return rejectForm(form, {
      name: [`You have saved ${maxSavedSearches} searches, which is the limit. Remove one first.`],
    });
  return redirectTo("/profile/searches");
}

export const meta = privatePage(() => say("Save this search"));

export default function NewSearch({
  loaderData: { query, name },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return (
    <AccountPage
      title={say("Save this search")}
      lead={say("It appears in your profile under a name you choose.")}
    >
      <SavedSearchForm
        action={`${path}?${query}`}
        button={say("Save")}
        name={name}
        wantsAlerts={false}
        actionData={actionData}
      />
      <p>
        <TextLink href={`/search?${query}`}>{say("Back to the results")}</TextLink>
      </p>
    </AccountPage>
  );
}
