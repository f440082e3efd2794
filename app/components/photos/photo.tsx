import { asWritten } from "#app/components/ui/as-written.ts";
import { addressOf, type Format, type Picture, type Size, widthOf } from "#domain/uploads/photo.ts";

const all: Size[] = ["small", "medium", "large"];

/**
 * `isFirst`: the largest element above the fold. `isSmall`: never shown large, which keeps pages
 * with many photos light.
 */
type Look = {
  picture: Picture;
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
}: Look) {
  const { width, height } = picture;
  const steps = isSmall ? all.slice(0, 2) : all;
  const sourcesIn = (format: Format) =>
    steps
      .map((size) => `${addressOf(picture, size, format)} ${widthOf(picture, size)}w`)
      .join(", ");
  const image = (
    <img
      src={addressOf(picture, isSmall ? "small" : "medium", "webp")}
      srcSet={sourcesIn("webp")}
      sizes={sizes}
      alt={alt}
      {...(alt && alt === picture.description ? asWritten() : {})}
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
