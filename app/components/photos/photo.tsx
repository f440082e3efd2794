import { englishOnSpanishPage } from "#app/components/ui/english-on-spanish-page.ts";
import {
  type PhotoFormat,
  type PhotoSize,
  photoUrl,
  type StoredPhoto,
  widthOf,
} from "#domain/uploads/photo.ts";

const all: PhotoSize[] = ["small", "medium", "large"];

/**
 * `isFirst`: the largest element above the fold. `isSmall`: never shown large, which keeps pages
 * with many photos light.
 */
type Props = {
  picture: StoredPhoto;
  alt: string;
  sizes: string;
  className?: string;
  isLazy?: boolean;
  isFirst?: boolean;
  isSmall?: boolean;
};

export function Photo({
  picture,
  alt,
  sizes,
  className,
  isFirst = false,
  isLazy = !isFirst,
  isSmall = false,
}: Props) {
  const { width, height } = picture;
  const steps = isSmall ? all.slice(0, 2) : all;
  const sourcesIn = (format: PhotoFormat) =>
    steps.map((size) => `${photoUrl(picture, size, format)} ${widthOf(picture, size)}w`).join(", ");
  const image = (
    <img
      src={photoUrl(picture, isSmall ? "small" : "medium", "webp")}
      srcSet={sourcesIn("webp")}
      sizes={sizes}
      alt={alt}
      {...(alt && alt === picture.description ? englishOnSpanishPage() : {})}
      width={width}
      height={height}
      decoding="async"
      {...(isLazy ? { loading: "lazy" } : {})}
      {...(isFirst ? { fetchPriority: "high" } : {})}
      className={className}
    />
  );
  if (isSmall) return image;
  return (
    <picture className="contents">
      <source className="hidden" type="image/avif" srcSet={sourcesIn("avif")} sizes={sizes} />
      {image}
    </picture>
  );
}
