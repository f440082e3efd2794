import { SubmitButton } from "#app/components/office/submit-button.tsx";
import { Upload } from "#app/components/ui/icons.tsx";
import { maxGalleryPhotos } from "#domain/photos/photos.ts";
import { acceptedPhotoTypes } from "#domain/uploads/photo.ts";

/**
 * Uploads many files. With JavaScript they can be dropped here and upload one by one with
 * progress.
 */
export function UploadForm({
  path,
  there,
  faults,
}: {
  path: string;
  there: number;
  faults: string[];
}) {
  const free = maxGalleryPhotos - there;
  return (
    <div id="upload" className="grid gap-4">
      {faults.length > 0 && (
        <div
          role="alert"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: a page that comes back with errors begins with them.
          autoFocus
          className="rounded-card border-2 border-coral bg-surface p-5"
        >
          <p className="font-semibold">
            {faults.length === 1
              ? "One file was not accepted"
              : `${faults.length} files were not accepted`}
          </p>
          <ul className="mt-2 grid gap-1" data-faults>
            {faults.map((fault) => (
              <li key={fault} className="text-coral wrap-anywhere">
                {fault}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted">All others are below.</p>
        </div>
      )}
      <form
        method="post"
        action={path}
        encType="multipart/form-data"
        data-uploads={free}
        className="grid gap-4 rounded-card border border-dashed border-muted bg-surface p-6 data-over:border-lagoon data-over:bg-sage"
      >
        <input type="hidden" name="act" value="add" />
        <div>
          <label htmlFor="field-photos" className="font-medium">
            <Upload className="mr-2 inline size-5 align-text-bottom text-muted" aria-hidden />
            Add photos
            <span className="needs-script font-normal text-muted">
              : choose them, or drop them here
            </span>
          </label>
          <p id="photos-limits" className="measure mt-1 text-sm text-muted">
            {free === 0
              ? `All ${maxGalleryPhotos} photo slots are full: remove a photo first.`
              : `Room for ${free} more, up to ${maxGalleryPhotos} in total.`}{" "}
            JPEG, PNG, WebP or AVIF, 10 MB each
            <span className="without-script">, 60 MB together</span>. We re-encode every photo,
            which removes where and when it was taken. Show your business, not your visitors.
          </p>
        </div>
        <input
          id="field-photos"
          name="photos"
          type="file"
          multiple
          accept={acceptedPhotoTypes}
          aria-describedby="photos-limits"
          disabled={free === 0}
          className="block w-full rounded-control border border-edge bg-paper p-1.5 text-sm text-muted file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-[7px] file:border-0 file:bg-sage file:px-4 file:font-medium file:text-ink hover:border-muted"
        />
        <ul data-progress aria-label="Uploading files" className="grid gap-2 empty:hidden" />
        <p data-progress-said role="status" className="text-sm empty:hidden" />
        <p className="without-script">
          <SubmitButton sending="Sending…">Send photos</SubmitButton>
        </p>
      </form>
    </div>
  );
}
