import { Dialog } from "../ui/dialog.tsx";

/** Where a listing of the table opens, above it. Without JavaScript its page does. */
export function ClientFileDialog() {
  return (
    <Dialog id="client-file" label="Edit a listing" look="wide">
      <div data-opened />
    </Dialog>
  );
}
