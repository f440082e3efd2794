import { photoUrl, type StoredPhoto } from "#domain/uploads/photo.ts";
import { monogramOf, Silk } from "../catalogue/silk.tsx";

type Props = {
  slug: string;
  name: string;
  categorySlug: string;
  cover: StoredPhoto | null;
  logo: StoredPhoto | null;
};

/**
 * Card image: the cover or silk, with the logo of a Premier listing, or with initials if there is
 * no photo.
 */
export function ListingImage({ slug, name, categorySlug, cover, logo }: Props) {
  return (
    <div className={`relative size-full ${cover ? "pictured-when-near bg-sage" : ""}`}>
      {cover ? (
        // One size is enough for a card, and a page has two dozen.
        <img
          src={photoUrl(cover, "medium", "webp")}
          alt=""
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        <Silk
          seed={slug}
          category={categorySlug}
          {...(logo ? {} : { monogram: monogramOf(name) })}
        />
      )}
      {logo && <LogoTile logo={logo} className="absolute bottom-4 left-5 size-16" />}
    </div>
  );
}

/** White tile, because logos are designed for white backgrounds. */
export function LogoTile({
  logo,
  className,
  alt = "",
}: {
  logo: StoredPhoto;
  className: string;
  alt?: string;
}) {
  return (
    <span
      className={`pictured-when-near block overflow-hidden rounded-control bg-[#fff] p-1.5 shadow-lg ${className}`}
    >
      <img
        src={photoUrl(logo, "small", "webp")}
        alt={alt}
        loading="lazy"
        className="size-full object-contain"
      />
    </span>
  );
}
