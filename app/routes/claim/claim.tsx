import { goOn } from "#app/account-form.server.ts";
import { findPlaceToClaim, refusedClaim } from "#app/claim-page.server.ts";
import { claimPath } from "#app/claim-path.ts";
import { AccountForm } from "#app/components/account/account-form.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { ClaimStanding, type Standing } from "#app/components/ownership/claim-standing.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { servicesContext, visitingContext } from "#app/context.ts";
import { type FormAnswer, mistaken, readForm } from "#app/form-answer.ts";
import { wholeForm } from "#app/form-fields.ts";
import { requireSignedIn } from "#app/guards.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/moment-in-words.ts";
import { isUnowned } from "#domain/ownership/find-place.server.ts";
import { domainMailSchema, domainOf, maskMail } from "#domain/ownership/ownership.ts";
import { sendCode, type Wanted } from "#domain/ownership/send-code.server.ts";
import type { Route } from "./+types/claim.ts";

/** A stranger reads what it takes; everything else is for who is signed in. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const visitor = await context.get(visitingContext).visitor();
  const services = context.get(servicesContext);
  const place = await findPlaceToClaim(services, visitor, params.slug);
  const { id, slug, name, email, website, isOwn, open, refusal } = place;
  const begun: Standing | null = isOwn ? "yours" : open?.state === "waiting" ? "waiting" : null;
  const standing: Standing | null = visitor ? (visitor.isVerified ? begun : "unverified") : "stranger";
  return {
    slug,
    name,
    standing,
    masked: maskMail(email),
    domain: domainOf(website),
    refusal: refusal && { reason: refusal.reason, on: momentInWords(refusal.at) },
    hasCode: open?.state === "code sent",
    isUnowned: await isUnowned(services, id),
    path: claimPath(slug),
  };
}

export async function action(asked: Route.ActionArgs): Promise<FormAnswer | Response> {
  const actor = await requireSignedIn(asked);
  const services = asked.context.get(servicesContext);
  const form = await asked.request.formData();
  let wanted: Wanted = { proof: "listed mail" };
  if (form.get("proof") === "domain mail") {
    const read = readForm(domainMailSchema, form);
    if ("answer" in read) return read.answer;
    wanted = { proof: "domain mail", email: read.data.email };
  }
  const { slug } = asked.params;
  const sent = await sendCode(services, actor, slug, wanted);
  if (sent.outcome === "sent") return goOn(`${claimPath(slug)}/code`, []);
  if (sent.outcome === "other-domain") return mistaken(form, { email: ["This address is not at the domain of the listing's website."] });
  const refused = await refusedClaim(services, slug, sent);
  return typeof refused === "string" ? mistaken(form, { [wholeForm]: [refused] }) : refused;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, path } = loaderData;
  return pageMeta(matches, { title: `Claim ${name}`, description: `Show that ${name} is yours, and look after its listing.`, path, isIndexed: false });
}

export default function Claim({
  loaderData: { slug, name, standing, masked, domain, refusal, hasCode, isUnowned: isFree, path },
  actionData,
}: Route.ComponentProps) {
  const whole = actionData && !actionData.isDone ? actionData.errors[wholeForm] : undefined;
  return (
    <NarrowPage
      title={`Claim ${name}`}
      lead={<p>Show once that the place is yours. Then its hours, prices, bookings and answers are yours to look after, free of charge.</p>}
      under={[
        { name, path: `/listing/${slug}` },
        { name: "Claim it", path },
      ]}
    >
      {standing && <ClaimStanding standing={standing} slug={slug} />}
      {!standing && (
        <>
          {refusal && (
            <Notice isProblem title="Your claim was not accepted" text={`Decided ${refusal.on}. The reason: ${refusal.reason}`}>
              You may claim it again, with another proof.
            </Notice>
          )}
          {!isFree && <p className="border-l-2 border-coral pl-4">Somebody looks after this listing already: whatever you send, a person decides.</p>}
          {whole && <ErrorSummary errors={{ [wholeForm]: whole }} />}
          <section className="border-t border-line pt-8">
            <h2 className="text-xl">A code to the listed address</h2>
            <p className="mt-2 mb-5 text-muted">
              Six digits to <span className="wrap-anywhere text-ink">{masked}</span>. {isFree && "You are the owner as soon as you have typed them."}
            </p>
            <AccountForm action={path} answer={undefined} button="Send the code" hidden={{ proof: "listed mail" }} />
            {hasCode && (
              <p className="mt-4">
                <a href={`${path}/code`} className="text-link">
                  I have a code
                </a>
              </p>
            )}
          </section>
          {domain && (
            <section className="border-t border-line pt-8">
              <h2 className="text-xl">A code to your own address</h2>
              <p className="mt-2 mb-5 text-muted">
                One at <span className="wrap-anywhere text-ink">{domain}</span>, the domain of the website.
              </p>
              <AccountForm action={path} answer={whole ? undefined : actionData} button="Send a code there" look="quiet" hidden={{ proof: "domain mail" }}>
                {(field) => <TextField label="Your address" type="email" autoComplete="off" placeholder={`you@${domain}`} {...field("email")} />}
              </AccountForm>
            </section>
          )}
          <section className="border-t border-line pt-8">
            <h2 className="text-xl">A document</h2>
            <p className="mt-2">
              <span className="text-muted">A license, a lease, a bill. A person looks at it, usually within a working day.</span>{" "}
              <a href={`${path}/document`} className="text-link whitespace-nowrap">
                Send a document
              </a>
            </p>
          </section>
        </>
      )}
    </NarrowPage>
  );
}
