import { Form } from "react-router";
import { z } from "zod";
import { Photo } from "#app/components/photos/photo.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Unfold } from "#app/components/ui/unfold.tsx";
import { type FormAnswer, formErrorKey, rejectForm, rejectWith } from "#app/forms/form-result.ts";
import { photosIn, takePhotos } from "#app/forms/photo-upload.server.ts";
import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { authorize, ownListing } from "#app/http/authorize.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { PairForm } from "#app/office/components/photos/pair-form.tsx";
import { PostButton } from "#app/office/components/ui/post-button.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { addPair } from "#domain/photos/add-pair.server.ts";
import { endPair } from "#domain/photos/end-pair.server.ts";
import { listOwnPairs } from "#domain/photos/list-pairs.server.ts";
import { offeredTreatments } from "#domain/photos/offered-treatments.server.ts";
import {
  consentText,
  consentYears,
  formatWeeksLater,
  unalteredText,
  withName,
} from "#domain/photos/photos.ts";
import { pairSchema } from "#domain/photos/photos-input.ts";
import { addPairProblems } from "#domain/photos/problems.ts";
import { problemOf } from "#domain/problem.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { readId } from "#shared/read-id.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/before-after.ts";

export const handle = { uploads: 2 };

export const middleware = [authorize("photos.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listing } = ownListing(args);
  const pairs = await listOwnPairs(services, actor, { listingId: listing.id });
  if (pairs === "not-found") throw notFound();
  return {
    slug: listing.slug,
    name: listing.name,
    today: localDay(services.clock()),
    consent: withName(
      consentText({
        listing: listing.name,
        treatment: "the treatment named above",
        until: `the day ${plural(consentYears, "year")} from my consent`,
      }),
      "the person named here",
    ),
    treatments: await offeredTreatments(services, listing.id),
    pairs: pairs.map(({ recordedAt, endedAt, decidedAt, confirmedAt, ...pair }) => ({
      ...pair,
      isConfirmed: confirmedAt !== null,
      recordedAt: momentInWords(recordedAt),
      endedAt: endedAt && momentInWords(endedAt),
      decidedAt: decidedAt && momentInWords(decidedAt),
    })),
  };
}

export async function action(args: Route.ActionArgs): Promise<FormAnswer | Response> {
  const { actor, services, listing, from } = ownListing(args);
  const target = { listingId: listing.id };
  const path = `/owner/photos/${listing.slug}/before-after`;
  const form = await args.request.formData();
  if (form.get("intent") === "end") {
    const ended = await endPair(services, actor, target, readId(String(form.get("id") ?? "")));
    return ended === "done"
      ? redirectTo(path)
      : rejectForm(form, "These photos are already removed.");
  }
  const read = pairSchema.safeParse(Object.fromEntries(form));
  const errors: Record<string, string[]> = read.success
    ? {}
    : { ...z.flattenError(read.error).fieldErrors };
  const [before] = photosIn(form, "before");
  const [after] = photosIn(form, "after");
  if (!before) errors.before = ["Choose the photo from before."];
  if (!after) errors.after = ["Choose the photo from after."];
  if (!read.success || !before || !after)
    return rejectForm(form, before || after ? { ...errors, ...chooseAgain(errors) } : errors);
  const accepted = await takePhotos(services, actor.userId, [before, after], from, formErrorKey);
  if ("errors" in accepted) return rejectForm(form, accepted.errors);
  const [first, second] = accepted.photos;
  if (!first || !second) throw new Error("We received a photo but could not store it");
  const added = await addPair(services, actor, target, read.data, [first, second]);
  if (added.outcome === "added") return redirectWithFlash(services, path, sent);
  if (added.outcome === "not-found") throw notFound();
  return rejectWith(form, problemOf(addPairProblems, added));
}

const sent = {
  title: "We received your photos and emailed the person shown.",
  text: "Once they agree, we review the photos, usually within a day, and email you.",
};

/** Asks for the photos again. Without JavaScript, browsers keep no files in a rejected form. */
const chooseAgain = (errors: Record<string, string[]>) => ({
  before: errors.before ?? ["If the photo from before is no longer shown, choose it again."],
  after: errors.after ?? ["If the photo from after is no longer shown, choose it again."],
});

export const meta = privatePage("Before and after");

type Data = Route.ComponentProps["loaderData"];

export default function BeforeAfter({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, name, today, consent, treatments, pairs } = loaderData;
  const photos = `/owner/photos/${slug}`;
  const path = `${photos}/before-after`;
  const [ended, current] = [
    pairs.filter(({ status }) => status === "ended"),
    pairs.filter(({ status }) => status !== "ended"),
  ];
  return (
    <OwnerPage
      title="Before and after"
      lead={`Two photos of one person, published on the profile of ${name} after our review. The person shown can withdraw consent at any time; so can you.`}
      isWide
    >
      {current.length > 0 && <Pairs pairs={current} path={path} />}
      <PairForm
        // A pair that was received leaves an empty form.
        key={pairs.length}
        path={path}
        actionData={actionData}
        treatments={treatments}
        consent={consent}
        unaltered={unalteredText}
        today={today}
      />
      {ended.length > 0 && (
        <Unfold title={`Removed (${ended.length})`}>
          <Pairs pairs={ended} path={path} />
        </Unfold>
      )}
    </OwnerPage>
  );
}

function Pairs({ pairs, path }: Pick<Data, "pairs"> & { path: string }) {
  return (
    <ul className="grid">
      {pairs.map((pair) => (
        <OwnPair key={pair.id} pair={pair} path={path} />
      ))}
    </ul>
  );
}

const states = {
  waiting: "Waiting for our review",
  shown: "Shown",
  refused: "Not shown",
  ended: "Removed",
};
const enders = { listing: "by you", person: "by the person shown", admin: "by us" };

function OwnPair({ pair, path }: { pair: Data["pairs"][number]; path: string }) {
  const { id, status, treatment, person, recordedBy, reason, endedAt, endedBy, isConfirmed } = pair;
  const isThere = status === "waiting" || status === "shown";
  return (
    <li className="grid gap-x-10 gap-y-5 border-t border-line py-8 lg:grid-cols-[20rem_1fr]">
      {isThere ? (
        <div className="grid grid-cols-2 gap-1.5 self-start overflow-hidden rounded-card">
          {pair.pictures.map((picture) => (
            <Photo
              key={picture.id}
              picture={picture}
              alt={picture.description}
              sizes="160px"
              isSmall
              className="aspect-square size-full object-cover"
            />
          ))}
        </div>
      ) : (
        <p className="self-start rounded-card border border-line p-5 text-sm text-muted">
          The photos were deleted.
        </p>
      )}
      <div className="grid min-w-0 content-start gap-3">
        <Heading className="flex flex-wrap items-center gap-3">
          {treatment.name}{" "}
          <Badge tone={status === "shown" ? "lagoon" : status === "waiting" ? "sage" : "coral"}>
            {status === "waiting" && !isConfirmed ? "Waiting for the person shown" : states[status]}
          </Badge>
        </Heading>
        <p className="text-muted">The second photo was taken {formatWeeksLater(pair.weeks)}.</p>
        {reason && <p className="text-coral wrap-anywhere">Reason: {reason}</p>}
        {endedAt && endedBy && (
          <p className="text-muted">
            Removed {enders[endedBy]} on {endedAt}.
          </p>
        )}
        <Unfold title="The consent">
          <dl className="mt-2 grid gap-3 text-sm">
            <Fact name="Given by">
              {person ? `${person.name}${person.email ? `, ${person.email}` : ""}` : "Not kept"}
            </Fact>
            <Fact name="On">{formatDay(pair.consentedOn)}</Fact>
            <Fact name="With these words">“{pair.consentText}”</Fact>
            <Fact name="Recorded">
              {pair.recordedAt}
              {recordedBy && `, by ${recordedBy}`}
            </Fact>
          </dl>
        </Unfold>
        {isThere && (
          <>
            {person?.email ? (
              <p className="text-sm">
                {isConfirmed
                  ? "The person shown agreed."
                  : "We emailed the private link to the person shown. The photos stay hidden until they agree there."}
              </p>
            ) : (
              <p className="text-sm">
                Private link of the person shown:{" "}
                <a href={pair.link} rel="nofollow" className="text-link break-all">
                  {pair.link}
                </a>
              </p>
            )}
            <Unfold title="Remove, or record that consent was withdrawn">
              <Form method="post" action={path} className="mt-2 grid justify-items-start gap-3">
                <input type="hidden" name="id" value={id} />
                <p className="text-sm text-muted">
                  Both photos and the person’s name are deleted immediately. This cannot be undone.
                </p>
                <Button variant="secondary" name="intent" value="end">
                  Remove the photos of {treatment.name}
                </Button>
              </Form>
            </Unfold>
          </>
        )}
        {status === "refused" && (
          <PostButton action={path} fields={{ id, intent: "end" }}>
            OK, remove it<span className="sr-only"> ({treatment.name})</span>
          </PostButton>
        )}
      </div>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="measure wrap-anywhere">{children}</dd>
    </div>
  );
}
