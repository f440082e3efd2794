import { redirect } from "react-router";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { crumbOf } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { UnavailableNotice } from "#app/components/ui/unavailable-notice.tsx";
import { type FormAnswer, formDone, rejectForm, rejectWith } from "#app/forms/form-result.ts";
import { photoReselectErrors, readPhotos } from "#app/forms/photo-upload.server.ts";
import { createWorkTask, isWorkDone } from "#app/forms/proof-of-work.server.ts";
import { classifySubmission, staleFormErrors } from "#app/forms/spam-guard.server.ts";
import { noSuchListing, notFound, requireFound } from "#app/http/answers.server.ts";
import { authorize, requireSignedIn } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { ReviewForm } from "#app/site/components/reviews/review-form.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { findListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { problemOf } from "#domain/problem.ts";
import { findReviewInvitation, writeInvitedReview } from "#domain/reviews/invite-review.server.ts";
import { writeReviewProblems } from "#domain/reviews/problems.ts";
import { maxReviewPhotos } from "#domain/reviews/review.ts";
import { findOwnReviewOfListing, writeReview } from "#domain/reviews/write-review.server.ts";
import { say, sayStored } from "#shared/say.ts";
import { readReviewForm, todayAt, treatmentOptions } from "./review-form.server.ts";

const path = "/reviews/new";

export const handle = {
  uploads: maxReviewPhotos,
  breadcrumb: (form: PageProps<typeof loader, typeof action>["loaderData"]) =>
    form.step === "write" ? crumbOf(form) : { name: say("Reviews"), path: "/reviews" },
};

export const middleware = [authorize("reviews.open")];

/** Loads the form for invited and signed-in visitors. Others sign in first and return. */
export async function loader(args: LoaderArgs) {
  const services = args.context.get(servicesContext);
  const { reviews } = await services.settings.read();
  if (reviews.taken === "no") return { step: "closed" as const, words: reviews.words };
  const { searchParams } = args.url;
  const visitor = await args.context.get(visitorContext).visitor();
  const token = searchParams.get("invitation");
  const invitation = token === null ? null : await findReviewInvitation(services, token);
  const slug = invitation?.slug ?? searchParams.get("listing");
  if (token !== null && !invitation) return { step: "bad-link" as const };
  if (!slug) return { step: "choose" as const };
  const listing = requireFound(await findListingProfile(services, slug), noSuchListing);
  const actor = invitation ? visitor : await requireSignedIn(args);
  const earlier = actor && (await findOwnReviewOfListing(services, actor, listing.id));
  if (earlier) throw redirect(`/profile/reviews/${earlier.id}`);
  if (actor?.memberships.some(({ listingId }) => listingId === listing.id))
    return { step: "own-listing" as const };
  if (!invitation && actor && !actor.isVerified) return { step: "unverified" as const };
  const defaultValues: Record<string, string> = invitation
    ? { treatment: invitation.treatment ?? "", visitedOn: invitation.visitedOn }
    : {};
  return {
    step: "write" as const,
    name: listing.name,
    slug,
    action:
      token === null
        ? `${path}?listing=${slug}`
        : `${path}?invitation=${encodeURIComponent(token)}`,
    defaultValues,
    treatments: treatmentOptions(listing),
    today: todayAt(services.clock),
    work: createWorkTask(services),
  };
}

export async function action(args: ActionArgs): Promise<FormAnswer | Response> {
  const services = args.context.get(servicesContext);
  const { visitor, from } = args.context.get(visitorContext);
  const { searchParams } = args.url;
  const token = searchParams.get("invitation");
  const actor = token === null ? await requireSignedIn(args) : await visitor();
  const form = await args.request.formData();
  const sender = classifySubmission(services, form);
  if (sender === "bot") return formDone;
  if (sender === "stale") return rejectForm(form, staleFormErrors);
  const read = readReviewForm(services, form);
  if ("answer" in read) return read.answer;
  const accepted = await readPhotos(services, actor?.userId ?? null, form, from);
  if ("errors" in accepted) return rejectForm(form, accepted.errors);
  const written = {
    input: read.input,
    hasProofOfWork: await isWorkDone(services, form),
    photos: accepted.photos,
  };
  const answer =
    token !== null
      ? await writeInvitedReview(services, actor, { token, ...written }, from)
      : actor &&
        (await writeReview(
          services,
          actor,
          { slug: searchParams.get("listing") ?? "", ...written },
          from,
        ));
  if (!answer || answer.outcome === "not-found") throw notFound(noSuchListing);
  // For signed-in visitors, this page would redirect to the review they just wrote.
  if (answer.outcome === "received")
    return actor ? redirectWithFlash(services, "/profile/reviews", thanks()) : formDone;
  if (answer.outcome === "written" && actor) return redirect(`/profile/reviews/${answer.id}`);
  const refused = rejectWith(form, problemOf(writeReviewProblems, answer));
  return { ...refused, errors: { ...refused.errors, ...photoReselectErrors(form) } };
}

const thanks = () => ({
  title: say("Thank you"),
  text: say("We review each one before it is shown, usually within a day, and email you then."),
});

export const meta = privatePage(() => say("Write a review"));

const notes = {
  choose: {
    lead: "Which med spa is it about? Find it, and choose “Write a review” on its page.",
    href: "/med-spas",
    text: "Find the med spa",
  },
  "bad-link": {
    lead: "This link was already used or has expired. You can still write a review with an account.",
    href: "/med-spas",
    text: "Find the med spa",
  },
  "own-listing": {
    lead: "This is your own business. Reviews are for visitors; you can answer them.",
    href: "/owner/reviews",
    text: "Reviews of your business",
  },
  unverified: {
    lead: "Confirm your email address first: every review here comes from a real person.",
    href: "/profile/security/email",
    text: "Confirm your address",
  },
};

export default function WriteReview({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  if (actionData?.isDone)
    return (
      <AccountPage
        title={say("Thank you")}
        lead={say(
          "We review each one before it is shown, usually within a day, and email you then.",
        )}
      >
        <p>
          <TextLink href="/profile/reviews">{say("Your reviews")}</TextLink>
        </p>
      </AccountPage>
    );
  if (loaderData.step === "closed")
    return (
      <AccountPage title={say("Write a review")} lead="">
        <UnavailableNotice words={loaderData.words} />
      </AccountPage>
    );
  if (loaderData.step !== "write") {
    const { lead, href, text } = notes[loaderData.step];
    return (
      <AccountPage title={say("Write a review")} lead={sayStored(lead)}>
        <p>
          <ButtonLink href={href}>{sayStored(text)}</ButtonLink>
        </p>
      </AccountPage>
    );
  }
  const { name, slug, step: _step, ...form } = loaderData;
  return (
    <AccountPage
      title={say("How was {name}?", { name })}
      lead={say("Praise and criticism are published alike.")}
    >
      <ReviewForm {...form} actionData={actionData} button={say("Send review")} />
    </AccountPage>
  );
}
