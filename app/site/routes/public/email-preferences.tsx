import { data } from "react-router";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Choices } from "#app/components/ui/choices.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import {
  isOwnerList,
  type MailingList,
  mailingListNames,
  mailingLists,
} from "#domain/email/email-lists.ts";
import { readUnsubscribeLink } from "#domain/email/preferences-link.server.ts";
import {
  readPreferences,
  setPreferences,
  unsubscribe,
} from "#domain/newsletter/preferences.server.ts";
import type { Services } from "#domain/services.ts";
import { say, sayStored } from "#shared/say.ts";

const badLink = {
  title: "This link does not work",
  text: "Part of the link may be missing. Open it again from the email, or ask for a new one on the Unsubscribe page.",
};

const holderOf = (services: Services, link: string) =>
  requireFound(readUnsubscribeLink(services, link), badLink);

export const middleware = [authorize("email.choosePreferences")];

/** Loads the preferences without changing them: security scanners open every link in an email. */
export async function loader({ params, context }: LoaderArgs<"link">) {
  const services = context.get(servicesContext);
  const { email, list } = await holderOf(services, params.link);
  const preferences = await readPreferences(services, email);
  const body = {
    email: veiled(email),
    list,
    chosen: mailingLists.filter((each) => preferences[each]),
    hasSearches: preferences.savedSearches > 0,
    hasListing: preferences.hasListing,
  };
  return data(body, {
    headers: { "cache-control": "private, no-store", "referrer-policy": "no-referrer" },
  });
}

export async function action({ request, params, context }: ActionArgs<"link">) {
  const services = context.get(servicesContext);
  const { email, list, campaign } = await holderOf(services, params.link);
  const form = await request.formData();
  const intent = String(form.get("intent") ?? "");
  if (form.get("List-Unsubscribe") === "One-Click" || intent === "leave")
    await unsubscribe(services, email, list, campaign);
  else if (intent === "leave all") await unsubscribe(services, email, null, campaign);
  else if (intent === "choose") {
    const chosen = form.getAll("lists");
    const preferences = Object.fromEntries(
      mailingLists.map((each) => [each, chosen.includes(each)]),
    ) as Record<MailingList, boolean>;
    await setPreferences(services, email, preferences, campaign);
  } else return null;
  return intent === "choose"
    ? "Your choice is saved."
    : "You are unsubscribed. Emails that are already on their way may still arrive.";
}

/** Masks the address as "o•••@example.com", so that a forwarded email reveals nothing more. */
const veiled = (email: string) => email.replace(/^(.).*(?=@)/, "$1•••");

export const meta = privatePage(() => say("Your email subscriptions"));

export default function EmailPreferences({
  loaderData: { email, list, chosen, hasSearches, hasListing },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const lists = mailingLists.filter(
    (each) => (each !== "alerts" || hasSearches) && (!isOwnerList(each) || hasListing),
  );
  return (
    <AccountPage
      title={say("Your email subscriptions")}
      lead={say("To {email}. No sign-in is needed.", { email })}
    >
      {actionData && <Notice title={say("Done")} text={sayStored(actionData)} />}
      {list && chosen.includes(list) && (
        <form method="post">
          <Button name="intent" value="leave">
            {say("Unsubscribe from: {list}", { list: sayStored(mailingListNames[list]) })}
          </Button>
        </form>
      )}
      <form method="post" className="grid gap-6">
        <Choices
          key={chosen.join()}
          label={say("Subscriptions for this address")}
          name="lists"
          type="checkbox"
          className="grid gap-2"
          options={lists.map((each) => ({ value: each, label: sayStored(mailingListNames[each]) }))}
          chosen={chosen}
        />
        <p className="flex flex-wrap gap-3">
          <Button
            name="intent"
            value="choose"
            variant={list && chosen.includes(list) ? "secondary" : "primary"}
          >
            {say("Save my choice")}
          </Button>
          <Button name="intent" value="leave all" variant="secondary">
            {say("Unsubscribe from all")}
          </Button>
        </p>
      </form>
      <p className="text-sm text-muted">
        {say("You’ll still get emails about your own activity, such as booking confirmations.")}
      </p>
    </AccountPage>
  );
}
