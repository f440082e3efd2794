import { Dialog } from "../ui/dialog.tsx";

/** Previews the public page above the form. Without JavaScript, it is a separate page. */
export function PreviewDialog() {
  return (
    <Dialog id="preview" label="Preview" look="wide">
      <h2 className="mb-4 text-xl">As visitors would see it</h2>
      <iframe
        name="preview-frame"
        title="Preview of the page"
        className="h-[72dvh] w-full rounded-control border border-line bg-paper"
      />
    </Dialog>
  );
}
