import { addressOf, type Format, type Picture, type Size, widthOf } from "#domain/media/picture.ts";

const steps: Size[] = ["small", "medium", "large"];
const sourcesOf = (picture: Picture, format: Format) => steps.map((size) => `${addressOf(picture, size, format)} ${widthOf(picture, size)}w`).join(", ");

type Look = { picture: Picture; alt: string; sizes: string; className?: string; isLazy?: boolean };

/** A kept picture, in the copy that fits. */
export function Photo({ picture, alt, sizes, className, isLazy = true }: Look) {
  const { width, height } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf(picture, "avif")} sizes={sizes} />
      <img
        src={addressOf(picture, "medium", "webp")}
        srcSet={sourcesOf(picture, "webp")}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(isLazy ? { loading: "lazy" } : {})}
        className={className}
      />
    </picture>
  );
}
