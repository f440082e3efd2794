import { originalLang } from "#app/components/ui/original-lang.ts";
import {
  type PhotoFormat,
  photoUrl,
  photoVersions,
  type StoredPhoto,
} from "#domain/uploads/photo.ts";

/**
 * `isFirst`: the largest element above the fold. `isSmall`: never shown large, which keeps pages
 * with many photos light.
 */
type Props = {
  picture: Pick<StoredPhoto, "key" | "width" | "height"> & { description?: string };
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
  const sourcesIn = (format: PhotoFormat) =>
    photoVersions(picture, format)
      .slice(0, isSmall ? 2 : undefined)
      .map((version) => `${version.url} ${version.width}w`)
      .join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesIn("avif")} sizes={sizes} />
      <img
        src={photoUrl(picture, isSmall ? "small" : "medium", "webp")}
        {...(isSmall ? {} : { srcSet: sourcesIn("webp"), sizes })}
        alt={alt}
        {...(alt && alt === picture.description ? originalLang() : {})}
        width={width}
        height={height}
        {...(isLazy ? { loading: "lazy" } : {})}
        {...(isFirst ? { fetchPriority: "high" } : {})}
        className={className}
      />
    </picture>
  );
}
