import { illustrationOfKind } from "#domain/uploads/illustrations.ts";
import { photoUrl, type StoredPhoto } from "#domain/uploads/photo.ts";
import { say } from "#shared/say.ts";
import { Photo } from "./photo.tsx";

type Props = {
  slug: string;
  categorySlug: string;
  cover: StoredPhoto | null;
  logo: StoredPhoto | null;
  sizes?: string;
};

/** Browsers that lay out the page first have the width of a lazy image. */
const inCards = "auto,92vw";

/** Shows the cover, or a labeled illustration of the kind of provider. */
export function ListingImage({ slug, categorySlug, cover, logo, sizes = inCards }: Props) {
  const picture = cover ?? illustrationOfKind(categorySlug, slug);
  return (
    <div className="card-image">
      {picture && <Photo picture={picture} alt="" sizes={sizes} isSmall />}
      {!cover && picture && <IllustrationLabel />}
      {logo && (
        <img
          src={photoUrl(logo, "small", "webp")}
          alt=""
          width="56"
          height="56"
          loading="lazy"
          className="card-logo"
        />
      )}
    </div>
  );
}

export function IllustrationLabel() {
  return (
    <span className="absolute right-3 bottom-3 rounded-full bg-surface px-2.5 py-0.5 text-xs text-muted">
      {say("Illustration")}
    </span>
  );
}

type LogoTileProps = { logo: StoredPhoto; className: string; alt?: string };

/** Shows a logo on white, because logos are designed for white; the frame follows the theme. */
export function LogoTile({ logo, className, alt = "" }: LogoTileProps) {
  return (
    <img
      src={photoUrl(logo, "small", "webp")}
      alt={alt}
      width="128"
      height="128"
      loading="lazy"
      className={`rounded-control border-4 border-[light-dark(#fff,var(--surface))] bg-[#fff] object-contain raised ${className}`}
    />
  );
}
