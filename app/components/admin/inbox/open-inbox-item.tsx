import { Link } from "react-router";
import { ListingClaimFacts } from "#app/components/listing-claims/claim-facts.tsx";
import { PendingEditFacts } from "#app/components/listing-sections/pending-edit-facts.tsx";
import { PairFacts } from "#app/components/photos/pair-facts.tsx";
import { ReportedPhotoFacts } from "#app/components/photos/reported-photo-facts.tsx";
import { QuestionFacts } from "#app/components/questions/question-facts.tsx";
import { ReviewFacts } from "#app/components/reviews/review-facts.tsx";
import type { OpenedInboxItem } from "#app/routes/admin/inbox/inbox.server.ts";
import type { InboxItemDetail } from "#app/routes/admin/inbox/open-item.server.ts";
import { inboxKindDetails } from "#domain/moderation/inbox.ts";
import { DecideForm } from "./decide-form.tsx";
import { MessageFacts } from "./message-facts.tsx";
import { SubmissionFacts } from "./submission-facts.tsx";

type Props = {
  opened: OpenedInboxItem;
  action: string;
  back: string;
  errors: string[] | undefined;
  typed: string | undefined;
};

export function OpenInboxItem({ opened, back, action, ...answer }: Props) {
  const { kind, title, age, isLate, hints, thing } = opened;
  return (
    <article aria-labelledby="opened" className="min-w-0">
      <p className="xl:hidden">
        <Link to={back} preventScrollReset className="text-link inline-flex min-h-11 items-center">
          All pending items
        </Link>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
        {inboxKindDetails[kind].name}
        <span className={isLate ? "font-medium text-coral" : ""}>
          {isLate ? `${age}, late` : age}
        </span>
      </p>
      <h2 id="opened" className="mt-1 line-clamp-3 text-xl wrap-anywhere md:text-2xl">
        {title}
      </h2>
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
      <DecideForm opened={opened} action={action} {...answer} />
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
