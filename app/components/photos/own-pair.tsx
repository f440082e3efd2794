import { Form } from "react-router";
import { PostButton } from "#app/components/office/post-button.tsx";
import { Unfold } from "#app/components/ui/unfold.tsx";
import { formatWeeksLater, type PhotoPairStatus } from "#domain/photos/photos.ts";
import type { StoredPhoto } from "#domain/uploads/photo.ts";
import { formatDay } from "#shared/local-day.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Photo } from "./photo.tsx";

type Pair = {
  id: number;
  status: PhotoPairStatus;
  weeks: number;
  treatment: { name: string };
  pictures: StoredPhoto[];
  person: { name: string; email: string } | null;
  consentedOn: string;
  consentText: string;
  recordedAt: string;
  recordedBy: string | null;
  reason: string | null;
  endedAt: string | null;
  endedBy: "listing" | "person" | "admin" | null;
  link: string;
  isConfirmed: boolean;
};

const states = {
  waiting: "Waiting for our review",
  shown: "Shown",
  refused: "Not shown",
  ended: "Removed",
};
const enders = { listing: "by you", person: "by the person shown", admin: "by us" };

export function OwnPair({ pair, path }: { pair: Pair; path: string }) {
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
        <h2 className="flex flex-wrap items-center gap-3 text-xl">
          {treatment.name}{" "}
          <Badge tone={status === "shown" ? "lagoon" : status === "waiting" ? "sage" : "coral"}>
            {status === "waiting" && !isConfirmed ? "Waiting for the person shown" : states[status]}
          </Badge>
        </h2>
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
                <Button look="quiet" name="act" value="end">
                  Remove the photos of {treatment.name}
                </Button>
              </Form>
            </Unfold>
          </>
        )}
        {status === "refused" && (
          <PostButton action={path} fields={{ id, act: "end" }}>
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
