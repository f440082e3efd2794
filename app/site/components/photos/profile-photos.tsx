import { Photo } from "#app/components/photos/photo.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { StoredText } from "#app/components/ui/stored-text.tsx";
import type { ProfileListing } from "#app/site/components/catalogue/profile-fields.ts";
import type { ShownPair } from "#domain/photos/list-pairs.server.ts";
import { formatWeeksLater, resultsVaryText } from "#domain/photos/photos.ts";
import { photoUrl, type StoredPhoto } from "#domain/uploads/photo.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { photoCaption } from "./photo-caption.ts";

type ProfilePhotosProps = { listing: ProfileListing & { pairs: ShownPair[] } };

export function ProfilePhotos({ listing: { slug, name, gallery, pairs } }: ProfilePhotosProps) {
  return (
    <>
      <Section title={say("Photos")}>
        {gallery.length === 0 ? (
          <p className="text-muted">
            {say("The provider has not added any photos yet. The image above is our illustration.")}
          </p>
        ) : (
          <ul
            data-gallery={say("Photos of {name}", { name })}
            className="grid gap-x-5 gap-y-8 sm:grid-cols-2"
          >
            {gallery.map((photo) => (
              <li key={photo.id}>
                <a
                  href={photoUrl(photo, "large", "webp")}
                  data-photo
                  data-caption={photoCaption(photo)}
                  className="block overflow-hidden rounded-card bg-sage"
                >
                  <Photo
                    picture={photo}
                    alt={
                      photo.isModel ? `${photo.description} (${say("Model")})` : photo.description
                    }
                    sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 92vw"
                    className="aspect-[4/3] size-full object-cover"
                  />
                </a>
                <Words slug={slug} photo={photo} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {pairs.length > 0 && <BeforeAndAfter slug={slug} pairs={pairs} />}
    </>
  );
}

type WordsProps = { slug: string; photo: StoredPhoto };

function Words({ slug, photo: { id, description, isModel } }: WordsProps) {
  const caption = photoCaption({ description });
  return (
    <p className="mt-2 flex justify-between gap-x-4 text-sm text-muted">
      <span aria-hidden="true" className="wrap-anywhere">
        {caption === description ? <StoredText>{description}</StoredText> : caption}
        {isModel && <strong className="font-semibold"> {say("Model")}</strong>}
      </span>
      <a
        href={to(`/listing/${slug}/photos/${id}/report`)}
        rel="nofollow"
        className="shrink-0 hover:text-ink hover:underline"
        aria-label={say("Report: {description}", { description: caption })}
      >
        {say("Report")}
      </a>
    </p>
  );
}

function BeforeAndAfter({ slug, pairs }: { slug: string; pairs: ShownPair[] }) {
  return (
    <Section title={say("Before and after")}>
      <p className="measure text-muted">
        {say(
          "Results vary. Each pair shows one patient; your results may differ. The patient agreed to be shown here and can withdraw consent at any time; the provider confirms that the photos are unaltered.",
        )}
      </p>
      <ul className="mt-8 grid gap-12">
        {pairs.map(({ id, treatment, weeks, whatWasDone, before, after }) => (
          <li key={id}>
            <Heading level={3} size="lg">
              {sayStored(treatment.name)}
            </Heading>
            <p className="mt-1 mb-4 text-sm text-muted">
              {whatWasDone && (
                <>
                  <StoredText>{whatWasDone}</StoredText>{" "}
                </>
              )}
              {say("The second photo was taken {time}.", { time: formatWeeksLater(weeks) })}
            </p>
            <Comparer before={before} after={after} label={sayStored(treatment.name)} />
            <p className="mt-3 font-medium">{say(resultsVaryText)}</p>
            <Words
              slug={slug}
              photo={{ ...before, description: say("Photos as the provider sent them.") }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Props = { before: StoredPhoto; after: StoredPhoto; label: string };

/**
 * Shows before and after photos side by side. With JavaScript, they overlap with a slider that a
 * pointer or the arrow keys move.
 */
function Comparer({ before, after, label }: Props) {
  const side = (picture: StoredPhoto, place: "before" | "after", name: string) => (
    <figure className={`comparer-${place}`}>
      <Photo
        picture={picture}
        alt={`${name}: ${picture.description}`}
        sizes="(min-width: 64rem) 46rem, 92vw"
        className="aspect-[4/3] size-full object-cover"
      />
      <figcaption className="absolute top-3 rounded-full bg-surface px-3 py-1 text-sm">
        {name}
      </figcaption>
    </figure>
  );
  return (
    <div data-comparer className="comparer">
      {side(before, "before", say("Before"))}
      {side(after, "after", say("After"))}
      <input
        type="range"
        min="0"
        max="100"
        defaultValue="50"
        aria-label={say("{label}: how much of the first photo is shown", { label })}
        className="needs-script"
      />
      <span aria-hidden="true" className="comparer-line needs-script" />
    </div>
  );
}
