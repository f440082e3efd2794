import { data } from "react-router";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { notFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { type MailingList, mailingListNames } from "#domain/email/email-lists.ts";
import { readConfirmSubscriptionLink } from "#domain/email/preferences-link.server.ts";
import { confirmSubscriptions, pendingLists } from "#domain/newsletter/subscribe.server.ts";
import type { Services } from "#domain/services.ts";
import { say, sayStored } from "#shared/say.ts";

const badLink = {
  title: "This link does not work",
  text: "Part of the link may be missing. Open it again from the email, or subscribe again.",
};

async function addressOf(services: Services, link: string) {
  const email = readConfirmSubscriptionLink(services, link);
  if (email === null) throw notFound(badLink);
  return email;
}

export const middleware = [authorize("email.choosePreferences")];

/**
 * Loads the pending lists without confirming them: security scanners open every link in an email.
 */
export async function loader({ params, context }: LoaderArgs<"link">) {
  const services = context.get(servicesContext);
  return data(await pendingLists(services, await addressOf(services, params.link)), {
    headers: { "cache-control": "private, no-store", "referrer-policy": "no-referrer" },
  });
}

export async function action({ params, context }: ActionArgs<"link">) {
  const services = context.get(servicesContext);
  return {
    confirmed: await confirmSubscriptions(services, await addressOf(services, params.link)),
  };
}

export const meta = privatePage(() => say("Confirm your address"));

const namesOf = (lists: MailingList[]) =>
  lists
    .map((list) => sayStored(mailingListNames[list]).toLowerCase())
    .reduce((one, other) => say("{one} and {other}", { one, other }));

export default function ConfirmSubscription({
  loaderData: pending,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  if (pending.length === 0)
    return (
      <AccountPage
        title={actionData ? say("You are subscribed") : say("Nothing to confirm")}
        lead={
          actionData
            ? say("From now on you get: {lists}.", { lists: namesOf(actionData.confirmed) })
            : say("This address is already confirmed, or the request expired after 30 days.")
        }
      >
        <p className="text-muted">
          {say("Every email has a link that unsubscribes you with one click.")}
        </p>
        <p>
          <ButtonLink href="/special-offers">{say("See the current offers")}</ButtonLink>
        </p>
      </AccountPage>
    );
  return (
    <AccountPage title={say("Confirm your address")} lead={say("One click starts the emails.")}>
      <ul className="border-t border-line">
        {pending.map(({ list, consentText }) => (
          <li key={list} className="border-b border-line py-4">
            <Heading size="sm">{sayStored(mailingListNames[list])}</Heading>
            <p className="mt-1 text-sm text-muted">{sayStored(consentText)}</p>
          </li>
        ))}
      </ul>
      <form method="post">
        <SubmitButton sending={say("Confirming...")}>{say("Confirm my address")}</SubmitButton>
      </form>
    </AccountPage>
  );
}
