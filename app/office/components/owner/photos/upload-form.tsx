import { useEffect, useRef, useState } from "react";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { ProblemBox } from "#app/components/ui/error-summary.tsx";
import { Upload } from "#app/components/ui/icons.tsx";
import { maxGalleryPhotos } from "#domain/photos/photos.ts";
import { acceptedPhotoTypes } from "#domain/uploads/photo.ts";
import { type PhotoUpload, useUploads } from "./use-uploads.ts";

type Props = { path: string; there: number; faults: string[] };

/**
 * Uploads many files. With JavaScript they can be dropped here and upload one by one with
 * progress.
 */
export function UploadForm({ path, there, faults }: Props) {
  const free = maxGalleryPhotos - there;
  const { uploads, status, send } = useUploads(path);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const sendChosen = () => {
    if (!input.current) return;
    send([...(input.current.files ?? [])]);
    input.current.value = "";
  };
  // Files may have been chosen before the page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once.
  useEffect(sendChosen, []);
  return (
    <div id="upload" className="grid gap-4">
      {faults.length > 0 && (
        <ProblemBox
          title={
            faults.length === 1
              ? "One file was not accepted"
              : `${faults.length} files were not accepted`
          }
        >
          <ul className="mt-2 grid gap-1">
            {faults.map((fault) => (
              <li key={fault} className="text-coral wrap-anywhere">
                {fault}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted">All others are below.</p>
        </ProblemBox>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: files can be chosen, too. */}
      <form
        method="post"
        action={path}
        encType="multipart/form-data"
        className={`grid gap-4 rounded-card border border-dashed p-6 ${isOver ? "border-lagoon bg-sage" : "border-muted bg-surface"}`}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes("Files")) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) =>
          setIsOver(currentTarget.contains(relatedTarget as Node | null))
        }
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          send([...event.dataTransfer.files]);
        }}
      >
        <input type="hidden" name="intent" value="add" />
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
              : `You can add ${free} more (${maxGalleryPhotos} max).`}{" "}
            JPEG, PNG, WebP or AVIF, 10 MB each
            <span className="without-script">, 60 MB together</span>. We re-encode every photo,
            which removes where and when it was taken. Show your business, not your visitors.
          </p>
        </div>
        <input
          ref={input}
          onChange={sendChosen}
          id="field-photos"
          name="photos"
          type="file"
          multiple
          accept={acceptedPhotoTypes}
          aria-describedby="photos-limits"
          disabled={free === 0}
          className="block w-full rounded-control border border-edge bg-paper p-1.5 text-sm text-muted file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-[7px] file:border-0 file:bg-sage file:px-4 file:font-medium file:text-ink hover:border-muted"
        />
        <ul aria-label="Uploading files" className="grid gap-2 empty:hidden">
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </ul>
        <p role="status" className="text-sm empty:hidden">
          {status}
        </p>
        <p className="without-script">
          <SubmitButton sending="Sending…">Send photos</SubmitButton>
        </p>
      </form>
    </div>
  );
}

function UploadLine({ upload: { name, state, sent, isFault } }: { upload: PhotoUpload }) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFault) line.current?.scrollIntoView({ block: "center" });
  }, [isFault]);
  return (
    <li ref={line} className="grid gap-1 text-sm">
      <span className={`wrap-anywhere ${isFault ? "text-coral" : ""}`}>
        {name}: {state}
      </span>
      {!isFault && (
        <progress aria-label={name} value={sent} max={1} className="h-1.5 w-full accent-lagoon" />
      )}
    </li>
  );
}
