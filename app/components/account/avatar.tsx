import type { StoredPhoto } from "#domain/uploads/photo.ts";
import { monogramOf, Silk } from "../catalogue/silk.tsx";
import { Photo } from "../photos/photo.tsx";

/** Photo of an account at the size of its container, or its initials on silk. */
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
        <>
          <Silk seed={name} category="coast" />
          <span className="absolute inset-0 flex items-center justify-center font-display text-2xl md:text-3xl">
            {monogramOf(name)}
          </span>
        </>
      )}
    </span>
  );
}
