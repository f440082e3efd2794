import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useOutlet } from "react-router";
import { CloseButton, dialogClass } from "#app/components/ui/dialog.tsx";
import type { Flash } from "#app/http/flash.ts";
import { FlashNotice } from "./flash-toast.tsx";

type Props = { label: string; behind: string; flash: Flash | null | undefined };

/** Shows the route below this one in a dialog. Closing it leads back to the page behind. */
export function PageDialog({ label, behind, flash }: Props) {
  const page = useOutlet();
  const isOpen = page !== null;
  const { key } = useLocation();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const top = useRef(0);
  const leave = () => void navigate(behind, { preventScrollReset: true });
  useEffect(() => {
    if (isOpen) {
      top.current = scrollY;
      dialog.current?.showModal();
    } else if (dialog.current?.open) {
      dialog.current.close();
      scrollTo(0, top.current);
    }
  }, [isOpen]);
  // A form that was sent scrolls the page behind to its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page in the dialog.
  useEffect(() => {
    if (!dialog.current?.open) return;
    dialog.current.scrollTop = 0;
    scrollTo(0, top.current);
  }, [key]);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      closedby="any"
      className={dialogClass("wide")}
      // React passes on these events of dialogs in this one. What is typed here may keep it open.
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        leave();
      }}
      // It may be open again by the time the event of its closing arrives.
      onClose={({ target }) => {
        if (isOpen && target === dialog.current && !dialog.current.open) leave();
      }}
    >
      <div className="relative p-6">
        <div className="sticky top-3 z-10 float-right -mt-3 -mr-3 rounded-full bg-surface">
          <CloseButton type="button" onClick={leave} />
        </div>
        {isOpen && flash && (
          <div className="mr-10">
            <FlashNotice {...flash} />
          </div>
        )}
        {page}
      </div>
    </dialog>
  );
}
