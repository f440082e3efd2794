import { FileField } from "#app/components/photos/file-field.tsx";
import { Photo } from "#app/components/photos/photo.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ChevronDown } from "#app/components/ui/icons.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { maxReviewPhotos } from "#domain/reviews/review.ts";
import type { StoredPhoto } from "#domain/uploads/photo.ts";
import { say } from "#shared/say.ts";

type Props = {
  kept: StoredPhoto[];
  errors: Record<string, string[]>;
  values: Record<string, string>;
};

export function PhotoFields({ kept, errors, values }: Props) {
  const [first, ...others] = Array.from({ length: maxReviewPhotos }, (_, index) => index + 1);
  const isOpen = others.some((number) => errors[`photo${number}`]);
  const slot = (number: number) => (
    <div key={number} className="grid gap-3">
      <FileField
        label={
          kept.length > 0
            ? say("New photo {number}", { number })
            : say("Photo {number}", { number })
        }
        name={`photo${number}`}
        errors={errors[`photo${number}`]}
      />
      <TextField
        label={
          kept.length > 0
            ? say("What new photo {number} shows", { number })
            : say("What photo {number} shows", { number })
        }
        isOptional
        name={`photo${number}-about`}
        maxLength={200}
        autoComplete="off"
        defaultValue={values[`photo${number}-about`]}
      />
    </div>
  );
  return (
    <fieldset className="border-t border-line pt-8">
      <legend className="float-left w-full text-xl font-display">
        <RichText
          text="Photos <b>(optional)</b>"
          parts={{ b: (words) => <span className="font-sans text-base text-muted">{words}</span> }}
        />
      </legend>
      <p className="measure clear-both mb-6 pt-2 text-sm text-muted">
        {say(
          "Up to {mostPhotos}: JPEG, PNG, WebP or AVIF, 10 MB each. We re-encode every photo, which removes where and when it was taken. Show only yourself, never anyone else.",
          { mostPhotos: maxReviewPhotos },
        )}
      </p>
      {kept.length > 0 && (
        <ul className="mb-6 grid gap-6">
          {kept.map((photo, index) => (
            <KeptPhoto key={photo.id} photo={photo} number={index + 1} />
          ))}
        </ul>
      )}
      {first && slot(first)}
      <details className="group mt-5" open={isOpen}>
        <summary className="inline-flex min-h-11 items-center gap-2 font-medium hover:text-lagoon">
          {say("More photos")}
          <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden />
        </summary>
        <div className="mt-3 grid gap-8">{others.map(slot)}</div>
      </details>
    </fieldset>
  );
}

function KeptPhoto({ photo, number }: { photo: StoredPhoto; number: number }) {
  const { id, description } = photo;
  return (
    <li className="flex items-start gap-4">
      <Photo
        picture={photo}
        alt={description || `Photo ${number}`}
        sizes="96px"
        className="size-24 shrink-0 rounded-control object-cover"
      />
      <div className="grid min-w-0 grow gap-2">
        <TextField
          label={say("What your photo {number} shows", { number })}
          isOptional
          scope="kept"
          name={`about-${id}`}
          maxLength={200}
          autoComplete="off"
          defaultValue={description}
        />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name={`remove-${id}`}
            value="yes"
            className="size-6 accent-lagoon"
          />
          <RichText
            text="Remove this photo<b> {number}</b>"
            parts={{ b: (words) => <span className="sr-only">{words}</span> }}
            values={{ number }}
          />
        </label>
      </div>
    </li>
  );
}
