import { Link } from "react-router";
import { type PhotoFault, photoFaultNames } from "#domain/photos/photos.ts";
import type { findReported } from "#domain/photos/report-photo.server.ts";
import { listingPhotosPath } from "#shared/paths.ts";
import { Photo } from "./photo.tsx";

type ReportedPhoto = Exclude<NonNullable<Awaited<ReturnType<typeof findReported>>>, "forbidden">;

export function ReportedPhotoFacts({
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
