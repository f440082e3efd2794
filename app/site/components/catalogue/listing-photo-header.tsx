import { IllustrationLabel, LogoTile } from "#app/components/photos/listing-image.tsx";
import { Photo } from "#app/components/photos/photo.tsx";
import { Images } from "#app/components/ui/icons.tsx";
import { illustrationOfKind } from "#domain/uploads/illustrations.ts";
import { describeIllustration } from "#domain/uploads/list-illustrations.ts";
import { photoUrl } from "#domain/uploads/photo.ts";
import { listingPhotosPath } from "#shared/paths.ts";
import { plural, say, to } from "#shared/say.ts";
import { photoCaption } from "../photos/photo-caption.ts";
import type { ProfileListing } from "./profile-fields.ts";

const whole = "(min-width: 76rem) 71rem, 92vw";
const half = "(min-width: 76rem) 36rem, (min-width: 48rem) 47vw, 92vw";
const quarter = "(min-width: 76rem) 18rem, (min-width: 48rem) 23vw, 92vw";

/** Grid classes by the number of photos beside the first. */
const arrangements: Record<number, string> = {
  0: "md:aspect-[3/1]",
  1: "md:aspect-[3/1] md:grid-cols-2",
  2: "md:h-96 md:grid-cols-[2fr_1fr] md:grid-rows-2",
  4: "md:h-96 md:grid-cols-[2fr_1fr_1fr] md:grid-rows-2",
};

/**
 * Shows all photos: on phones in one row to swipe, on wide screens a large one with up to four
 * beside it. Each opens large. Without photos, it shows a labeled illustration.
 */
export function ProfilePhotoHeader({ listing }: { listing: ProfileListing }) {
  const { slug, name, category, logo, gallery } = listing;
  const [cover] = gallery;
  const drawn = cover ? null : describedIllustration(category.slug, slug);
  if (!cover && !drawn && !logo) return null;
  return (
    <div
      className={`relative mt-3 overflow-hidden rounded-card max-sm:-mx-5 max-sm:rounded-none md:mt-4 ${cover ? "" : "aspect-[16/10] bg-sage md:aspect-auto md:h-96"}`}
    >
      {cover && (
        <>
          <PhotoRow name={name} gallery={gallery} />
          <a
            href={to(`${listingPhotosPath(slug)}#tabs`)}
            data-photos
            aria-label={
              gallery.length === 1
                ? say("The photo of {name}", { name })
                : say("All {count} photos of {name}", { count: gallery.length, name })
            }
            className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-full bg-surface px-4 text-sm font-medium text-ink"
          >
            <Images className="size-4" aria-hidden /> {plural(gallery.length, "photo")}
          </a>
        </>
      )}
      {drawn && (
        <>
          <Photo
            picture={drawn}
            alt={drawn.description}
            sizes={whole}
            isFirst
            className="size-full object-cover"
          />
          <IllustrationLabel />
        </>
      )}
      {logo && (
        <LogoTile
          logo={logo}
          alt={say("Logo of {name}", { name })}
          className="absolute bottom-3 left-3 size-16 md:size-20"
        />
      )}
    </div>
  );
}

function describedIllustration(categorySlug: string, slug: string) {
  const drawn = illustrationOfKind(categorySlug, slug);
  return drawn && { ...drawn, description: describeIllustration(drawn) };
}

function PhotoRow({ name, gallery }: Pick<ProfileListing, "name" | "gallery">) {
  const others = gallery.length - 1;
  const tiles = others > 3 ? 4 : Math.min(others, 2);
  return (
    <ul
      data-gallery={say("Photos of {name}", { name })}
      className={`flex snap-x snap-mandatory gap-1.5 overflow-x-auto [scrollbar-width:none] md:grid ${arrangements[tiles]}`}
    >
      {gallery.map((photo, index) => (
        <li
          key={photo.id}
          className={`aspect-[16/10] shrink-0 snap-center bg-sage md:aspect-auto ${others > 0 ? "max-md:w-[90%]" : "w-full"} ${index === 0 && tiles > 1 ? "md:row-span-2" : ""} ${index > tiles ? "md:hidden" : ""} ${index > 1 ? "max-md:[content-visibility:auto]" : ""}`}
        >
          <a
            href={photoUrl(photo, "large", "webp")}
            data-photo
            data-caption={photoCaption(photo)}
            className="block size-full"
          >
            <Photo
              picture={photo}
              alt={photo.isModel ? `${photo.description} (${say("Model")})` : photo.description}
              sizes={index > 0 && tiles > 1 ? quarter : others > 0 ? half : whole}
              isFirst={index === 0}
              className="size-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
