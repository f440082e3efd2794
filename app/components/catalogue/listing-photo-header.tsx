import { Images } from "#app/components/ui/icons.tsx";
import type { ListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { illustrationOfKind } from "#domain/uploads/illustrations.ts";
import { listingPhotosPath } from "#shared/paths.ts";
import { plural } from "#shared/plural.ts";
import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { IllustrationLabel, LogoTile } from "../photos/listing-image.tsx";
import { Photo } from "../photos/photo.tsx";

type ProfileListing = Pick<ListingProfile, "slug" | "name" | "category" | "logo" | "gallery">;

const whole = "(min-width: 76rem) 71rem, 92vw";
const half = "(min-width: 76rem) 36rem, (min-width: 48rem) 47vw, 92vw";
const quarter = "(min-width: 76rem) 18rem, (min-width: 48rem) 23vw, 0px";

/** A large photo with up to four beside it, or an illustration that says it is one. */
export function ProfilePhotoHeader({ listing }: { listing: ProfileListing }) {
  const { slug, name, category, logo, gallery } = listing;
  const [cover, ...others] = gallery;
  const beside = others.slice(0, others.length > 3 ? 4 : others.length > 1 ? 2 : 0);
  const drawn = cover ? null : illustrationOfKind(category.slug, slug);
  if (!cover && !drawn && !logo) return null;
  return (
    <div className="relative mt-3 aspect-[16/10] overflow-hidden rounded-card bg-sage max-sm:-mx-5 max-sm:rounded-none md:mt-4 md:aspect-auto md:h-72 lg:h-80">
      {cover && (
        <a
          href={to(`${listingPhotosPath(slug)}#tabs`)}
          aria-label={
            gallery.length === 1
              ? say("The photo of {name}", { name })
              : say("All {count} photos of {name}", { count: gallery.length, name })
          }
          className={`grid size-full gap-1.5 ${["", "", "md:grid-cols-[2fr_1fr] md:grid-rows-2", "", "md:grid-cols-[2fr_1fr_1fr] md:grid-rows-2"][beside.length]}`}
        >
          <Photo
            picture={cover}
            alt={cover.description}
            sizes={beside.length > 0 ? half : whole}
            isFirst
            className="size-full min-h-0 object-cover md:row-span-2"
          />
          {beside.map((picture) => (
            <Photo
              key={picture.id}
              picture={picture}
              alt={picture.description}
              sizes={quarter}
              isSmall
              className="size-full min-h-0 object-cover max-md:hidden"
            />
          ))}
          <span className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-full bg-surface px-4 text-sm font-medium text-ink">
            <Images className="size-4" aria-hidden /> {plural(gallery.length, "photo")}
          </span>
        </a>
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
