import { useId } from "react";
import { acceptedPhotoTypes } from "#domain/uploads/photo.ts";
import { sayStored } from "#shared/say.ts";

type Props = { label: string; name: string; errors?: string[] | undefined; hint?: string };

/**
 * Asks for one photo from this device. With JavaScript it is previewed and resized before the
 * upload.
 */
export function FileField({ label, name, errors = [], hint }: Props) {
  const id = `field-${name}`;
  const note = useId();
  const noted = errors[0] ? sayStored(errors[0]) : hint;
  return (
    <div data-picture className="flex items-start gap-4">
      <div
        data-preview
        aria-hidden="true"
        className="hidden size-24 shrink-0 overflow-hidden rounded-control bg-sage has-[img]:block"
      />
      <div className="min-w-0 grow">
        <label htmlFor={id} className="mb-1.5 block font-medium">
          {label}
        </label>
        <input
          id={id}
          name={name}
          type="file"
          accept={acceptedPhotoTypes}
          {...(errors.length > 0 ? { "aria-invalid": true } : {})}
          {...(noted ? { "aria-describedby": note } : {})}
          className={`block w-full rounded-control border bg-surface p-1.5 text-sm text-muted file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-[7px] file:border-0 file:bg-sage file:px-4 file:font-medium file:text-ink ${errors.length > 0 ? "border-coral" : "border-line hover:border-muted"}`}
        />
        {noted && (
          <p
            id={note}
            className={`mt-1.5 text-sm ${errors.length > 0 ? "text-coral" : "text-muted"}`}
          >
            {noted}
          </p>
        )}
      </div>
    </div>
  );
}
