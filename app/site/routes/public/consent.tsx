import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Photo } from "#app/components/photos/photo.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { originalLang } from "#app/components/ui/original-lang.ts";
import { notFound, redirectTo, requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { confirmConsent, withdrawConsent } from "#domain/photos/end-pair.server.ts";
import { findConsent } from "#domain/photos/list-pairs.server.ts";
import { formatDay } from "#shared/local-day.ts";
import { pick } from "#shared/pick.ts";
import { say, sayStored, to } from "#shared/say.ts";

const noSuchConsent = {
  title: "Photos not found",
  text: "This link doesn’t open any photos. Please use the full link you received.",
};

export const middleware = [authorize("photos.withdrawConsent")];

export async function loader({ params, context }: LoaderArgs<"link">) {
  const services = context.get(servicesContext);
  const pair = requireFound(await findConsent(services, params.link), noSuchConsent);
  const { status, confirmedAt } = pair;
  return {
    isThere: status === "waiting" || status === "shown",
    isConfirmed: confirmedAt !== null || status !== "waiting",
    consentLanguage: pair.consentLanguage,
    ...pick(pair, [
      "status",
      "listing",
      "treatment",
      "whatWasDone",
      "pictures",
      "consentedOn",
      "consentText",
    ]),
    path: `/consents/${params.link}`,
  };
}

export async function action({ params, request, context }: ActionArgs<"link">) {
  const services = context.get(servicesContext);
  if ((await request.formData()).get("act") === "confirm") {
    const confirmed = await confirmConsent(services, params.link);
    if (confirmed === "not-found" && !(await findConsent(services, params.link)))
      throw notFound(noSuchConsent);
    return redirectTo(`/consents/${params.link}`);
  }
  const withdrawn = await withdrawConsent(services, params.link);
  // A second press shows that it is done.
  if (withdrawn === "not-found" && !(await findConsent(services, params.link)))
    throw notFound(noSuchConsent);
  return redirectTo(`/consents/${params.link}`);
}

export const meta = privatePage(() => say("Photos of you"));

export default function Consent({ loaderData }: PageProps<typeof loader, typeof action>) {
  const {
    isThere,
    status,
    listing,
    treatment,
    whatWasDone,
    isConfirmed,
    consentLanguage,
    pictures,
    consentedOn,
    consentText,
    path,
  } = loaderData;
  if (!isThere)
    return (
      <NarrowPage
        title={say("The photos are removed")}
        lead={say("{name} no longer shows them here, and their files are deleted.", {
          name: listing.name,
        })}
        isNews
        crumb={say("Photos of you")}
      >
        <p className="text-muted">
          {say(
            "Your name is deleted with them. We cannot remove copies that others made: ask {name} to remove the photos wherever else they are shown.",
            { name: listing.name },
          )}
        </p>
      </NarrowPage>
    );
  return (
    <NarrowPage
      title={say("Photos of you")}
      lead={
        status === "shown"
          ? say("{name} shows them on its profile, for {treatment}.", {
              name: listing.name,
              treatment: sayStored(treatment.name),
            })
          : say("{name} wants to show them on its profile, for {treatment}.", {
              name: listing.name,
              treatment: sayStored(treatment.name),
            })
      }
    >
      <div className="grid grid-cols-2 gap-1.5 overflow-hidden rounded-card">
        {pictures.map((picture) => (
          <Photo
            key={picture.id}
            picture={picture}
            alt={picture.description}
            sizes="(min-width: 40rem) 18rem, 46vw"
            isSmall
            className="aspect-[4/5] size-full object-cover"
          />
        ))}
      </div>
      <p>
        {say("On {day}, according to {name}, you agreed to this:", {
          day: formatDay(consentedOn),
          name: listing.name,
        })}
      </p>
      {/* Civil Code 56.11 asks for 14 points or more. */}
      <blockquote
        className="border-l-2 border-line pl-5 text-[1.25rem] leading-relaxed wrap-anywhere"
        {...(isConfirmed && consentLanguage ? { lang: consentLanguage } : {})}
      >
        {consentText}
      </blockquote>
      {whatWasDone && (
        <p className="text-muted">
          {say("What was done, according to them:")} <span {...originalLang()}>{whatWasDone}</span>
        </p>
      )}
      {isConfirmed ? (
        status === "waiting" && (
          <p role="status">{say("You agreed. We review the photos before anyone sees them.")}</p>
        )
      ) : (
        <form method="post" action={to(path)} className="grid gap-4 border-t border-line pt-8">
          <input type="hidden" name="act" value="confirm" />
          <Heading>{say("Do you agree?")}</Heading>
          <p className="text-muted">
            {say(
              "No one sees the photos unless you agree. If it is not you, or you do not agree, press the other button.",
            )}
          </p>
          <p>
            <SubmitButton sending={say("Saving…")}>
              {say("Yes, that’s me, and I agree")}
            </SubmitButton>
          </p>
        </form>
      )}
      <form method="post" action={to(path)} className="grid gap-4 border-t border-line pt-8">
        <Heading>{isConfirmed ? say("Withdraw it") : say("Decline")}</Heading>
        <p className="text-muted">
          {say(
            "You need no reason, and no one asks for one. The photos are removed immediately, and we notify {name}. This cannot be undone.",
            { name: listing.name },
          )}
        </p>
        <p>
          <SubmitButton variant="secondary" sending={say("Removing…")}>
            {isConfirmed ? say("Withdraw my consent") : say("No, remove them")}
          </SubmitButton>
        </p>
      </form>
      <p className="text-sm text-muted">
        {say("This page is private: anyone who has its address can do the same.")}
      </p>
    </NarrowPage>
  );
}
