import { Photo } from "#app/components/photos/photo.tsx";
import { findIllustration } from "#domain/uploads/list-illustrations.ts";

type Props = {
  /** The first that exists is shown. */
  names: string[];
  sizes: string;
  /** True if screen readers announce the picture; tiles and cards leave it out. */
  isDescribed?: boolean;
  isFirst?: boolean;
};

/** Shows one of our own pictures, filling its container. */
export function Illustration({ names, sizes, isDescribed = false, isFirst = false }: Props) {
  const found = names.map(findIllustration).find((each) => each !== null);
  if (!found) return null;
  return (
    <Photo
      picture={found}
      alt={isDescribed ? found.description : ""}
      sizes={sizes}
      isFirst={isFirst}
      className="size-full object-cover"
    />
  );
}
