import { Button } from "#app/components/ui/button.tsx";
import type { StoredPhoto } from "#domain/uploads/photo.ts";
import { photoUrl } from "#domain/uploads/photo.ts";
import { say } from "#shared/say.ts";
import { Dialog, opensDialog } from "../ui/dialog.tsx";
import { Photo } from "./photo.tsx";

type Props = { photos: StoredPhoto[]; of: string; scope: string };

export function PhotoStrip({ photos, of, scope }: Props) {
  if (photos.length === 0) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-3">
      {photos.map((photo, index) => {
        const words =
          photo.description ||
          say("Photo {number} of {count}, {what}", {
            number: index + 1,
            count: photos.length,
            what: of,
          });
        const id = `${scope}-photo-${photo.id}`;
        return (
          <li key={photo.id}>
            <Button
              {...opensDialog(id)}
              variant="plain"
              className="group block overflow-hidden rounded-control bg-sage"
              aria-label={say("Enlarge: {words}", { words })}
            >
              <Photo
                picture={photo}
                alt=""
                sizes="112px"
                className="size-24 object-cover transition-opacity group-hover:opacity-85 sm:size-28"
              />
            </Button>
            <Dialog id={id} label={words} variant="wide">
              <figure>
                <Photo
                  picture={photo}
                  alt={words}
                  sizes="min(64rem, 92vw)"
                  className="mx-auto max-h-[78dvh] w-auto rounded-control object-contain"
                />
                <figcaption className="mt-3 flex flex-wrap justify-between gap-x-6 text-sm text-muted">
                  <span className="wrap-anywhere">{words}</span>
                  <a href={photoUrl(photo, "large", "webp")} className="text-link">
                    {say("Open the full photo")}
                  </a>
                </figcaption>
              </figure>
            </Dialog>
          </li>
        );
      })}
    </ul>
  );
}
