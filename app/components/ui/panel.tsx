import { CloseButton } from "./dialog.tsx";

const variants = {
  top: "mx-auto mt-[8vh] max-h-[84vh] w-[min(40rem,calc(100vw-2rem))] rounded-card",
  side: "ml-auto h-dvh w-[min(23rem,90vw)] border-l border-line",
};

export function opensPanel(id: string) {
  return { type: "button" as const, popoverTarget: id, "aria-haspopup": "dialog" as const };
}

type Props = {
  id: string;
  label: string;
  variant: keyof typeof variants;
  focuses?: string;
  children: React.ReactNode;
};

/**
 * A non-modal dialog: making a long page inert takes longer than drawing the panel.
 * Its button, Escape, or a press outside closes it. With JavaScript, Tab stays inside. `focuses`
 * selects the element that gets the initial focus.
 */
export function Panel({ id, label, variant, focuses = "button", children }: Props) {
  const hides = {
    type: "button" as const,
    popoverTarget: id,
    popoverTargetAction: "hide" as const,
  };
  return (
    <dialog id={id} popover="auto" aria-label={label} data-focuses={focuses} className="panel">
      <div className={`panel-sheet ${variants[variant]}`}>
        <CloseButton {...hides} className="absolute top-3 right-3" />
        {children}
      </div>
      {/* What is pressed beside the panel is this, not what lies behind. */}
      <button
        {...hides}
        tabIndex={-1}
        aria-hidden="true"
        className="absolute inset-0 -z-10 size-full cursor-default bg-[#10191b80]"
      />
    </dialog>
  );
}
