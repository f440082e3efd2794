import { Link } from "react-router";
import { Photo } from "#app/components/photos/photo.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Unfold } from "#app/components/ui/unfold.tsx";
import type { FormAnswer } from "#app/forms/form-result.ts";
import { ListingClaimFacts } from "#app/office/components/listing-claims/claim-facts.tsx";
import { PendingEditFacts } from "#app/office/components/listing-sections/pending-edit-facts.tsx";
import { QuestionFacts } from "#app/office/components/questions/question-facts.tsx";
import { ReviewFacts } from "#app/office/components/reviews/review-facts.tsx";
import type { OpenedInboxItem } from "#app/office/routes/admin/inbox/inbox.server.ts";
import type { InboxItemDetail } from "#app/office/routes/admin/inbox/open-item.server.ts";
import { inboxKindDetails } from "#domain/moderation/inbox.ts";
import type { findPendingPair } from "#domain/photos/list-pairs.server.ts";
import { formatWeeksLater, type PhotoFault, photoFaultNames } from "#domain/photos/photos.ts";
import type { findReported } from "#domain/photos/report-photo.server.ts";
import { formatDay } from "#shared/local-day.ts";
import { listingPath, listingPhotosPath } from "#shared/paths.ts";
import { DecideForm } from "./decide-form.tsx";
import { SubmissionFacts } from "./submission-facts.tsx";

type Props = {
  opened: OpenedInboxItem;
  action: string;
  back: string;
  actionData: FormAnswer | undefined;
};

export function OpenInboxItem({ opened, back, action, actionData }: Props) {
  const { kind, title, age, overdue, hints, thing } = opened;
  return (
    <article aria-labelledby="opened" className="min-w-0">
      <p className="xl:hidden">
        <Link to={back} preventScrollReset className="text-link inline-flex min-h-11 items-center">
          All pending items
        </Link>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
        {inboxKindDetails[kind].name}
        <span className={overdue ? "font-medium text-coral" : ""}>{overdue ?? age}</span>
      </p>
      <Heading size="xl" className="mt-1 line-clamp-3 wrap-anywhere" id="opened">
        {title}
      </Heading>
      {hints.length > 0 && (
        <ul
          aria-label="Check carefully"
          className="mt-3 grid gap-1 border-l-2 border-coral pl-4 text-sm text-coral"
        >
          {hints.map((hint) => (
            <li key={hint} className="wrap-anywhere">
              {hint}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5">
        <Facts thing={thing} action={action} open={opened.name} />
      </div>
      <DecideForm opened={opened} action={action} actionData={actionData} />
    </article>
  );
}

function Facts({ thing, action, open }: { thing: InboxItemDetail; action: string; open: string }) {
  switch (thing.kind) {
    case "submission":
      return <SubmissionFacts submission={thing} action={action} open={open} />;
    case "revision":
      return <PendingEditFacts pendingEdit={thing.pendingEdit} />;
    case "claim":
      return <ListingClaimFacts claim={thing.claim} />;
    case "review":
    case "reported-review":
      return <ReviewFacts review={thing.review} action={action} />;
    case "question":
      return <QuestionFacts question={thing.question} />;
    case "pair":
      return <PairFacts pair={thing.pair} />;
    case "reported-photo":
      return <ReportedPhotoFacts photo={thing.photo} />;
    case "message":
      return <MessageFacts message={thing.message} />;
  }
}

type Message = Extract<InboxItemDetail, { kind: "message" }>["message"];

/** Shows a message to the site. Admins reply from their own email program. */
function MessageFacts({
  message: { name, email, phone, subject, category, message, at },
}: {
  message: Message;
}) {
  const answer = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=${encodeURIComponent(`\n\n${quoted(message)}`)}`;
  return (
    <>
      <p className="text-sm text-muted wrap-anywhere">
        {[category, name, email, phone, at].filter(Boolean).join(" · ")}
      </p>
      <p className="measure mt-4 whitespace-pre-line wrap-anywhere">{message}</p>
      <p className="mt-5">
        <a href={answer} className="text-link inline-flex min-h-11 items-center">
          Reply by email
        </a>
      </p>
    </>
  );
}

const mostQuoted = 1000;
const quoted = (text: string) =>
  text
    .slice(0, mostQuoted)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");

type Pair = Exclude<NonNullable<Awaited<ReturnType<typeof findPendingPair>>>, "forbidden">;

function PairFacts({ pair }: { pair: Pair }) {
  const { listing, whatWasDone, recordedBy } = pair;
  return (
    <>
      <p className="text-sm text-muted">
        <Link to={listingPath(listing.slug)} className="text-link wrap-anywhere">
          {listing.name}
        </Link>
        , the second photo {formatWeeksLater(pair.weeks)} · consent of {formatDay(pair.consentedOn)}
        {recordedBy && `, recorded by ${recordedBy}`}
      </p>
      {whatWasDone && <p className="mt-2 wrap-anywhere">{whatWasDone}</p>}
      <div className="mt-4 grid max-w-2xl grid-cols-2 gap-3">
        {pair.pictures.map((picture) => (
          <figure key={picture.id}>
            <Photo
              picture={picture}
              alt={picture.description}
              sizes="(min-width: 40rem) 20rem, 46vw"
              className="w-full rounded-control"
            />
            <figcaption className="mt-1.5 text-sm wrap-anywhere">{picture.description}</figcaption>
          </figure>
        ))}
      </div>
      <Unfold className="mt-2" title="What was agreed to" isSmall>
        <p className="measure mt-2 text-sm text-muted">“{pair.consentText}”</p>
        <p className="measure mt-2 text-sm text-muted">“{pair.unalteredText}”</p>
      </Unfold>
    </>
  );
}

type ReportedPhoto = Exclude<NonNullable<Awaited<ReturnType<typeof findReported>>>, "forbidden">;

function ReportedPhotoFacts({
  photo: { listing, reports, pairId, owner: _owner, ...picture },
}: {
  photo: ReportedPhoto;
}) {
  return (
    <>
      <p className="text-sm text-muted">
        <Link to={listingPhotosPath(listing.slug)} className="text-link wrap-anywhere">
          {listing.name}
        </Link>
        {pairId !== null && ", one of a pair: both photos are removed together"}
      </p>
      <ul className="mt-2 grid gap-1 text-coral">
        {reports.map(({ fault, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reports have no other name and never move.
          <li key={index} className="wrap-anywhere">
            {photoFaultNames[fault as PhotoFault]}
            {words && `: ${words}`}
          </li>
        ))}
      </ul>
      <div className="mt-4 max-w-md">
        <Photo
          picture={picture}
          alt={picture.description}
          sizes="(min-width: 40rem) 28rem, 92vw"
          className="w-full rounded-control"
        />
      </div>
    </>
  );
}
