import type { StoredPhoto } from "#domain/uploads/photo.ts";
import { say } from "#shared/say.ts";
import { Photo } from "./photo.tsx";

type Props = { before: StoredPhoto; after: StoredPhoto; label: string };

/**
 * Before/after photos side by side. With JavaScript, they overlap with a slider that a pointer or
 * the arrow keys move.
 */
export function Comparer({ before, after, label }: Props) {
  const side = (picture: StoredPhoto, place: "before" | "after", name: string) => (
    <figure className={`comparer-${place}`}>
      <Photo
        picture={picture}
        alt={`${name}: ${picture.description}`}
        sizes="(min-width: 64rem) 46rem, 92vw"
        className="aspect-[4/3] size-full object-cover"
      />
      <figcaption className="absolute top-3 rounded-full bg-surface px-3 py-1 text-sm">
        {name}
      </figcaption>
    </figure>
  );
  return (
    <div data-comparer className="comparer">
      {side(before, "before", say("Before"))}
      {side(after, "after", say("After"))}
      <input
        type="range"
        min="0"
        max="100"
        defaultValue="50"
        aria-label={say("{label}: how much of the first photo is shown", { label })}
        className="needs-script"
      />
      <span aria-hidden="true" className="comparer-line needs-script" />
    </div>
  );
}
