import { busyText, goOn, refused } from "#app/account-form.server.ts";
import { AccountForm } from "#app/components/account/account-form.tsx";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { NewAccountFields } from "#app/components/account/new-account-fields.tsx";
import { servicesContext, visitingContext } from "#app/context.ts";
import type { FormAnswer } from "#app/form-answer.ts";
import { goToPlace, readNewAccount } from "#app/mailed-account.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { findSentListing, takeSentListing } from "#domain/ownership/take-sent-listing.server.ts";
import type { Route } from "./+types/sent-listing.ts";

const path = "/add-listing/account";

const tokenIn = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/** A page before the deed: mail programs follow links to look at them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await context.get(visitingContext).visitor();
  const token = tokenIn(request);
  const sent = await findSentListing(context.get(servicesContext), token);
  return { token, sent: sent && { name: sent.name, email: sent.email, hasAccount: sent.hasAccount } };
}

export async function action({ request, context }: Route.ActionArgs): Promise<FormAnswer | Response> {
  const services = context.get(servicesContext);
  const { from, cookies } = context.get(visitingContext);
  const token = tokenIn(request);
  const sent = await findSentListing(services, token);
  if (!sent) return goOn(path, []);
  const form = await request.formData();
  const read = readNewAccount(form, sent.hasAccount);
  if ("answer" in read) return read.answer;
  const taken = await takeSentListing(services, token, read.data, from);
  if (taken.outcome === "busy") return refused(form, { password: [busyText] });
  if (taken.outcome === "bad-token") return goOn(path, []);
  return goToPlace(sent.slug, taken.session, cookies, services.clock());
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Take over your listing", description: "Become the owner of the listing that you sent.", path, isIndexed: false });
}

export default function SentListing({ loaderData: { token, sent }, actionData }: Route.ComponentProps) {
  const here = `${path}?token=${encodeURIComponent(token)}`;
  if (!sent)
    return (
      <AccountPage
        title="This link no longer works"
        lead="It works once, for seven days. Once your listing is live, claim it from its profile: a code goes to its listed address."
        path={path}
      >
        <p>
          <a href="/client-admin" className="text-link">
            Sign in as an owner
          </a>
        </p>
      </AccountPage>
    );
  if (sent.hasAccount)
    return (
      <AccountPage title={`Take over ${sent.name}`} lead={`${sent.email} has an account here. The listing becomes one of its own.`} path={path}>
        <AccountForm action={here} answer={actionData} button="Add it to my account" />
      </AccountPage>
    );
  return (
    <AccountPage
      title={`Take over ${sent.name}`}
      lead={`Choose a password. With it and ${sent.email} you sign in, and look after the listing while we look at it.`}
      path={path}
    >
      <AccountForm action={here} answer={actionData} button="Take over the listing">
        {(field) => <NewAccountFields field={field} />}
      </AccountForm>
    </AccountPage>
  );
}
