import { AccountPage } from "#app/components/account/account-page.tsx";
import { AttestationField } from "#app/components/add-listing/attestation-field.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import type { FormAnswer } from "#app/forms/form-result.ts";
import { rejectForm, rejectWith } from "#app/forms/form-result.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { NewAccountFields } from "#app/site/components/account/new-account-fields.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import {
  readNewAccount,
  redirectToDashboard,
} from "#app/site/routes/account/account-from-email.server.ts";
import { busySigningIn } from "#domain/accounts/problems.ts";
import { attestationMissing, attestationWords } from "#domain/catalogue/licenses/attestation.ts";
import {
  claimSubmittedListing,
  findSubmittedListing,
} from "#domain/listing-claims/claim-submitted-listing.server.ts";
import { pick } from "#shared/pick.ts";
import { say, to } from "#shared/say.ts";

const path = "/add-listing/account";

const tokenIn = ({ searchParams }: URL) => searchParams.get("token") ?? "";

export const middleware = [authorize("listingClaims.takeSubmitted")];

/** Asks for confirmation first: email programs follow links to scan them. */
export async function loader({ url, context }: LoaderArgs) {
  await context.get(visitorContext).visitor();
  const token = tokenIn(url);
  const sent = await findSubmittedListing(context.get(servicesContext), token);
  return { token, sent: sent && pick(sent, ["name", "email", "hasAccount", "isAttested"]) };
}

export async function action({
  request,
  url,
  context,
}: ActionArgs): Promise<FormAnswer | Response> {
  const services = context.get(servicesContext);
  const { from, cookies, visitor } = context.get(visitorContext);
  const token = tokenIn(url);
  const sent = await findSubmittedListing(services, token);
  if (!sent) return redirectTo(path);
  const form = await request.formData();
  const read = readNewAccount(form, sent.hasAccount);
  const missing: Record<string, string[]> =
    sent.isAttested || form.get("attestation") === "yes"
      ? {}
      : { attestation: [attestationMissing] };
  if ("answer" in read)
    return read.answer.isDone
      ? read.answer
      : rejectForm(form, { ...read.answer.errors, ...missing });
  if (missing.attestation) return rejectForm(form, missing);
  const result = await claimSubmittedListing(services, token, read.data, from, {
    sessionId: (await visitor())?.sessionId,
    attestedText: sent.isAttested ? null : attestationWords(),
  });
  if (result.outcome === "busy") return rejectWith(form, busySigningIn, "password");
  if (result.outcome === "bad-token") return redirectTo(path);
  return redirectToDashboard(sent.slug, result.session, cookies, services.clock());
}

export const meta = privatePage(() => say("Take over your listing"));

export default function SubmittedListing({
  loaderData: { token, sent },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const here = `${path}?token=${encodeURIComponent(token)}`;
  if (!sent)
    return (
      <AccountPage
        title={say("This link no longer works")}
        lead={say(
          "It works once, for seven days. Once your listing is live, claim it from its profile: a code goes to its listed address.",
        )}
      >
        <p>
          <TextLink href="/client-admin">{say("Sign in as an owner")}</TextLink>
        </p>
      </AccountPage>
    );
  if (sent.hasAccount)
    return (
      <AccountPage
        title={say("Take over {name}", { name: sent.name })}
        lead={say("{email} already has an account here. We add the listing to it.", {
          email: sent.email,
        })}
      >
        <ShortForm action={to(here)} actionData={actionData} button={say("Add it to my account")}>
          {(field) => !sent.isAttested && <AttestationField {...field("attestation")} />}
        </ShortForm>
      </AccountPage>
    );
  return (
    <AccountPage
      title={say("Take over {name}", { name: sent.name })}
      lead={say(
        "Choose a password. You sign in with it and {email}, and can manage the listing while we review it.",
        { email: sent.email },
      )}
    >
      <ShortForm action={to(here)} actionData={actionData} button={say("Take over the listing")}>
        {(field) => (
          <>
            <NewAccountFields field={field} />
            {!sent.isAttested && <AttestationField {...field("attestation")} />}
          </>
        )}
      </ShortForm>
    </AccountPage>
  );
}
