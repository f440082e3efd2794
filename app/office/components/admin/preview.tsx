import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Heading } from "#app/components/ui/heading.tsx";

const frameName = "preview-frame";

/** Shows what the form would publish. Without JavaScript, the preview is a page of its own. */
export function PreviewButton({ path }: { path: string }) {
  return (
    <Button
      variant="secondary"
      formAction={path}
      onClick={(event) => {
        const { form } = event.currentTarget;
        const dialog = document.getElementsByName(frameName)[0]?.closest("dialog");
        if (!form || !dialog) return;
        event.preventDefault();
        dialog.showModal();
        // `submit()` bypasses the router, which does not support frames.
        const { action } = form;
        Object.assign(form, { action: path, target: frameName }).submit();
        Object.assign(form, { action, target: "" });
      }}
    >
      Preview
    </Button>
  );
}

export function PreviewDialog() {
  return (
    <Dialog id="preview" label="Preview" variant="wide">
      <Heading className="mb-4">As visitors would see it</Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: it reacts to its content. */}
      <iframe
        name={frameName}
        title="Preview of the page"
        className="h-[72dvh] w-full rounded-control border border-line bg-paper"
        // Links must not navigate inside the frame.
        onLoad={({ currentTarget: { contentDocument } }) => {
          for (const link of contentDocument?.links ?? []) link.target = "_blank";
        }}
      />
    </Dialog>
  );
}
