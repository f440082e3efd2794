import { Dialog } from "../ui/dialog.tsx";

/** Opens a listing above the table. Without JavaScript, its page opens. */
export function ListingFileDialog() {
  return (
    <Dialog id="listing-file" label="Edit a listing" look="wide">
      <div data-opened />
    </Dialog>
  );
}
