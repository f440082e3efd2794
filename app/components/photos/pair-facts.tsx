import { Link } from "react-router";
import type { findPendingPair } from "#domain/photos/list-pairs.server.ts";
import { formatWeeksLater } from "#domain/photos/photos.ts";
import { formatDay } from "#shared/local-day.ts";
import { listingPath } from "#shared/paths.ts";
import { Photo } from "./photo.tsx";

type Pair = Exclude<NonNullable<Awaited<ReturnType<typeof findPendingPair>>>, "forbidden">;

export function PairFacts({ pair }: { pair: Pair }) {
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
      <details className="mt-2">
        <summary className="text-link inline-flex min-h-11 items-center text-sm">
          What was agreed to
        </summary>
        <p className="measure mt-2 text-sm text-muted">“{pair.consentText}”</p>
        <p className="measure mt-2 text-sm text-muted">“{pair.unalteredText}”</p>
      </details>
    </>
  );
}
