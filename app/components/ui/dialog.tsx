import { X } from "lucide-react";
import { useEffect, useRef } from "react";

const looks = {
  centre: "m-auto w-[min(40rem,calc(100vw-2rem))] rounded-card starting:open:translate-y-2",
  top: "mx-auto mt-[8vh] mb-auto w-[min(40rem,calc(100vw-2rem))] rounded-card starting:open:-translate-y-2",
  side: "mr-0 ml-auto h-dvh max-h-none w-[min(23rem,90vw)] border-l border-line starting:open:translate-x-8",
};

/** Attributes of a button that opens the dialog of this id: the browser's own command, with a line for browsers that do not know it. */
export function opensDialog(id: string) {
  const onClick = (event: React.MouseEvent<HTMLButtonElement>) => {
    if (!("command" in event.currentTarget)) (document.getElementById(id) as HTMLDialogElement | null)?.showModal();
  };
  return { type: "button" as const, commandfor: id, command: "show-modal", "aria-haspopup": "dialog" as const, onClick };
}

/** Above the page until closed: by its cross, Escape, a click beside it, or when `closesOn` changes. Works without JavaScript. */
export function Dialog({
  id,
  label,
  look = "centre",
  closesOn,
  children,
}: {
  id: string;
  label: string;
  look?: keyof typeof looks;
  closesOn?: string;
  children: React.ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value closes it.
  useEffect(() => dialog.current?.close(), [closesOn]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape.
    <dialog
      ref={dialog}
      id={id}
      aria-label={label}
      {...{ closedby: "any" }}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      className={`bg-surface p-0 text-ink transition duration-200 ease-out backdrop:bg-ink/40 backdrop:transition-opacity starting:open:opacity-0 ${looks[look]}`}
    >
      <div className="relative p-6">
        <form method="dialog" className="absolute top-3 right-3">
          <button type="submit" className="flex size-11 items-center justify-center rounded-full text-muted hover:bg-sage hover:text-ink" aria-label="Close">
            <X className="size-5" aria-hidden />
          </button>
        </form>
        {children}
      </div>
    </dialog>
  );
}
