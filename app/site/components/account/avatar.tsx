import { Photo } from "#app/components/photos/photo.tsx";
import type { StoredPhoto } from "#domain/uploads/photo.ts";

/** Shows the photo of an account at the size of its container, or its initials. */
export function Avatar({ name, portrait }: { name: string; portrait: StoredPhoto | null }) {
  return (
    <span className="relative block size-full overflow-hidden rounded-full" aria-hidden="true">
      {portrait ? (
        <Photo
          picture={portrait}
          alt=""
          sizes="112px"
          className="size-full object-cover"
          isLazy={false}
        />
      ) : (
        <span className="flex size-full items-center justify-center bg-sage font-display text-xl">
          {monogramOf(name)}
        </span>
      )}
    </span>
  );
}

export function monogramOf(name: string) {
  return name
    .split(/[\s&]+/)
    .filter((word) => /^[\p{L}\d]/u.test(word) && !/^(the|of|and|at)$/i.test(word))
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join("");
}
