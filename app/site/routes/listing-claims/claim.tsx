import { EmailField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { crumbOf } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { type FormAnswer, formErrorKey, readForm, rejectForm } from "#app/forms/form-result.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { withNext } from "#app/http/with-next.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { isListingUnowned } from "#domain/listing-claims/find-listing.server.ts";
import { domainEmailSchema, domainOf, maskEmail } from "#domain/listing-claims/listing-claim.ts";
import { type ClaimProofChoice, sendCode } from "#domain/listing-claims/send-code.server.ts";
import { clientAdminOfListingPath, listingClaimPath } from "#shared/paths.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { findListingToClaim, handleClaimRefusal } from "./claim-page.server.ts";

export const handle = { breadcrumb: crumbOf };

export const middleware = [authorize("listingClaims.read", "listingClaims.create")];

/** Loads the requirements for signed-out visitors; everything else needs an account. */
export async function loader({ params, context }: LoaderArgs<"slug">) {
  const visitor = await context.get(visitorContext).visitor();
  const services = context.get(servicesContext);
  const listing = await findListingToClaim(services, visitor, params.slug);
  const { id, slug, name, email, website, isOwn, open, refusal } = listing;
  const begun: ClaimEligibility | null = isOwn
    ? "yours"
    : open?.state === "waiting"
      ? "waiting"
      : null;
  const eligibility: ClaimEligibility | null = visitor
    ? visitor.isVerified
      ? begun
      : "unverified"
    : "stranger";
  return {
    slug,
    name,
    eligibility,
    masked: maskEmail(email),
    domain: domainOf(website),
    refusal: refusal && { reason: refusal.reason, on: momentInWords(refusal.at) },
    hasCode: open?.state === "code sent",
    isUnowned: await isListingUnowned(services, id),
    path: listingClaimPath(slug),
  };
}

export async function action(args: ActionArgs<"slug">): Promise<FormAnswer | Response> {
  const { actor, services } = signedIn(args);
  const form = await args.request.formData();
  let choice: ClaimProofChoice = { proof: "listed email" };
  if (form.get("proof") === "domain email") {
    const read = readForm(domainEmailSchema, form);
    if ("answer" in read) return read.answer;
    choice = { proof: "domain email", email: read.data.email };
  }
  const { slug } = args.params;
  const sent = await sendCode(services, actor, slug, choice);
  if (sent.outcome === "sent") return redirectTo(`${listingClaimPath(slug)}/code`);
  if (sent.outcome === "other-domain")
    return rejectForm(form, {
      email: ["This address is not at the domain of the listing’s website."],
    });
  const refused = handleClaimRefusal(slug, sent);
  return typeof refused === "string" ? rejectForm(form, refused) : refused;
}

export const meta = privatePage<typeof loader>(
  (loaderData) => loaderData && say("Claim {name}", { name: loaderData.name }),
);

export default function ListingClaim({
  loaderData: {
    slug,
    name,
    eligibility,
    masked,
    domain,
    refusal,
    hasCode,
    isUnowned: isFree,
    path,
  },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const whole = actionData && !actionData.isDone ? actionData.errors[formErrorKey] : undefined;
  return (
    <NarrowPage
      title={say("Claim {name}", { name })}
      lead={
        <p>
          {say(
            "Verify once that the business is yours. Then you manage its hours, prices, bookings and answers, free of charge.",
          )}
        </p>
      }
      crumb={say("Claim it")}
    >
      {eligibility && <ListingClaimStatus eligibility={eligibility} slug={slug} />}
      {!eligibility && (
        <>
          {refusal && (
            <Notice
              isProblem
              title={say("Your claim was not accepted")}
              text={say("Decided {on}. The reason: {reason}", {
                on: refusal.on,
                reason: refusal.reason,
              })}
            >
              {say("You can claim it again, with another proof.")}
            </Notice>
          )}
          {!isFree && (
            <p className="border-l-2 border-coral pl-4">
              {say("This listing already has an owner: a person decides on every claim.")}
            </p>
          )}
          {whole && <ErrorSummary errors={{ [formErrorKey]: whole }} />}
          <section className="border-t border-line pt-8">
            <Heading>{say("A code to the listed address")}</Heading>
            <p className="mt-2 mb-5 text-muted">
              <RichText
                text="Six digits to <b>{masked}</b>."
                parts={{ b: (words) => <span className="wrap-anywhere text-ink">{words}</span> }}
                values={{ masked }}
              />{" "}
              {isFree && say("You become the owner as soon as you enter them.")}
            </p>
            <ShortForm
              action={to(path)}
              actionData={undefined}
              button={say("Send the code")}
              hidden={{ proof: "listed email" }}
            />
            {hasCode && (
              <p className="mt-4">
                <TextLink href={`${path}/code`}>{say("I have a code")}</TextLink>
              </p>
            )}
          </section>
          {domain && (
            <section className="border-t border-line pt-8">
              <Heading>{say("A code to your own address")}</Heading>
              <p className="mt-2 mb-5 text-muted">
                <RichText
                  text="One at <b>{domain}</b>, the domain of the website."
                  parts={{ b: (words) => <span className="wrap-anywhere text-ink">{words}</span> }}
                  values={{ domain }}
                />
              </p>
              <ShortForm
                action={to(path)}
                actionData={whole ? undefined : actionData}
                button={say("Send a code there")}
                variant="secondary"
                hidden={{ proof: "domain email" }}
              >
                {(field) => (
                  <EmailField
                    label={say("Your address")}
                    autoComplete="off"
                    placeholder={say("you@{domain}", { domain })}
                    {...field("email")}
                  />
                )}
              </ShortForm>
            </section>
          )}
          <section className="border-t border-line pt-8">
            <Heading>{say("A document")}</Heading>
            <p className="mt-2">
              <span className="text-muted">
                {say(
                  "A license, a lease, a bill. A person reviews it, usually within one business day.",
                )}
              </span>{" "}
              <a href={to(`${path}/document`)} className="text-link whitespace-nowrap">
                {say("Send a document")}
              </a>
            </p>
          </section>
        </>
      )}
    </NarrowPage>
  );
}

type ClaimEligibility = "stranger" | "unverified" | "yours" | "waiting";

function ListingClaimStatus({
  eligibility,
  slug,
}: {
  eligibility: ClaimEligibility;
  slug: string;
}) {
  if (eligibility === "stranger")
    return (
      <div>
        <Heading>{say("Three ways to show that it is yours")}</Heading>
        <ul className="mt-4 border-t border-line">
          {[
            "A code to the address in the listing",
            "A code to an address at its website’s domain",
            "A document that a person reviews",
          ].map((way) => (
            <li key={way} className="border-b border-line py-3">
              {sayStored(way)}
            </li>
          ))}
        </ul>
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={withNext("/sign-in", listingClaimPath(slug))}>
            {say("Sign in to claim it")}
          </ButtonLink>
          <ButtonLink variant="secondary" href={withNext("/sign-up", listingClaimPath(slug))}>
            {say("Create an account")}
          </ButtonLink>
        </p>
      </div>
    );
  if (eligibility === "unverified")
    return (
      <Notice
        title={say("Confirm your address first")}
        text={say("The link is in the email that you got when you created your account.")}
      >
        <TextLink href="/profile/security">{say("Send it again")}</TextLink>
      </Notice>
    );
  if (eligibility === "yours")
    return (
      <Notice
        title={say("You now manage this listing")}
        text={say("You are an owner of this listing. We emailed its listed address.")}
      >
        <TextLink href={clientAdminOfListingPath(slug)}>{say("Manage the listing")}</TextLink>
      </Notice>
    );
  return (
    <Notice
      title={say("Under review")}
      text={say(
        "A person decides, usually within one business day. We will email you the outcome.",
      )}
    />
  );
}
