import { Images } from "#app/components/ui/icons.tsx";
import type { ListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { listingPhotosPath } from "#shared/paths.ts";
import { plural } from "#shared/plural.ts";
import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { LogoTile } from "../photos/listing-image.tsx";
import { Photo } from "../photos/photo.tsx";
import { monogramOf, Silk } from "./silk.tsx";

type ProfileListing = Pick<ListingProfile, "slug" | "name" | "category" | "logo" | "gallery">;

/** Profile images: the cover and two more photos, or silk in the category's colors. */
export function ProfilePhotoHeader({ listing }: { listing: ProfileListing }) {
  const { slug, name, category, logo, gallery } = listing;
  const [cover, ...others] = gallery;
  const beside = others.length > 1 ? others.slice(0, 2) : [];
  return (
    <div
      className={`relative mt-6 w-full overflow-hidden rounded-card ${cover ? "aspect-[3/2] md:aspect-auto md:h-96" : "aspect-[5/2] max-h-64"}`}
    >
      {cover ? (
        <a
          href={to(listingPhotosPath(slug))}
          data-keeps-place
          aria-label={
            gallery.length === 1
              ? say("The photo of {name}", { name })
              : say("All {count} photos of {name}", { count: gallery.length, name })
          }
          className={`grid size-full gap-1.5 ${beside.length > 0 ? "md:grid-cols-3 md:grid-rows-2" : ""}`}
        >
          <Photo
            picture={cover}
            alt={cover.description}
            sizes={
              beside.length > 0
                ? "(min-width: 76rem) 47rem, (min-width: 48rem) 64vw, 92vw"
                : "(min-width: 76rem) 71rem, 92vw"
            }
            isFirst
            className={`size-full min-h-0 object-cover ${beside.length > 0 ? "md:col-span-2 md:row-span-2" : ""}`}
          />
          {beside.map((picture) => (
            <Photo
              key={picture.id}
              picture={picture}
              alt={picture.description}
              sizes="(min-width: 76rem) 23rem, (min-width: 48rem) 32vw, 0px"
              isSmall
              className="size-full min-h-0 object-cover max-md:hidden"
            />
          ))}
          <span className="absolute right-4 bottom-4 inline-flex min-h-11 items-center gap-2 rounded-full bg-surface px-4 text-sm font-medium text-ink shadow-lg">
            <Images className="size-4" aria-hidden /> {plural(gallery.length, "photo")}
          </span>
        </a>
      ) : (
        <>
          <Silk seed={slug} category={category.slug} />
          {!logo && (
            <span
              aria-hidden="true"
              className="absolute bottom-4 left-6 font-display text-4xl text-[#17282b]/70 md:bottom-6 md:left-9 md:text-6xl"
            >
              {monogramOf(name)}
            </span>
          )}
        </>
      )}
      {logo && (
        <LogoTile
          logo={logo}
          alt={say("Logo of {name}", { name })}
          className="absolute bottom-4 left-4 size-20 md:bottom-6 md:left-6 md:size-24"
        />
      )}
    </div>
  );
}
