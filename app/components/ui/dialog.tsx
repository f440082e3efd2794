import { say } from "#shared/say.ts";
import { IconButton } from "./button.tsx";
import { X } from "./icons.tsx";

const variants = {
  center: "m-auto w-[min(40rem,calc(100vw-2rem))] rounded-card starting:open:translate-y-2",
  // Its top stays where it is when its content changes.
  wide: "mx-auto mt-4 w-[min(66rem,calc(100vw-1.5rem))] rounded-card starting:open:translate-y-2",
};

/** Returns button attributes that open a dialog by id, through the browser's command API. */
export function opensDialog(id: string) {
  return {
    type: "button" as const,
    commandfor: id,
    command: "show-modal",
    "aria-haspopup": "dialog" as const,
  };
}

/** Returns the classes of a dialog. */
export const dialogClass = (variant: keyof typeof variants) =>
  `border border-line bg-surface p-0 text-ink transition-[opacity,translate] duration-200 ease-out backdrop:bg-[#10191b80] backdrop:transition-opacity starting:open:opacity-0 ${variants[variant]}`;

type Props = {
  id: string;
  label: string;
  variant?: keyof typeof variants;
  children: React.ReactNode;
};

/**
 * Renders a modal dialog, closed by its button, Escape, or a click outside. It works without
 * JavaScript.
 */
export function Dialog({ id, label, variant = "center", children }: Props) {
  return (
    <dialog id={id} aria-label={label} closedby="any" className={dialogClass(variant)}>
      <div className="relative p-6">
        <form method="dialog" className="absolute top-3 right-3">
          <CloseButton type="submit" />
        </form>
        {children}
      </div>
    </dialog>
  );
}

export function CloseButton({ className = "", ...rest }: React.ComponentProps<"button">) {
  return (
    <IconButton
      {...rest}
      label={say("Close")}
      className={`text-muted hover:text-ink ${className}`.trim()}
    >
      <X className="size-5" aria-hidden />
    </IconButton>
  );
}

const panelVariants = {
  top: "mx-auto mt-[8vh] max-h-[84vh] w-[min(40rem,calc(100vw-2rem))] rounded-card",
  side: "ml-auto h-dvh w-[min(23rem,90vw)] border-l border-line",
};

export function opensPanel(id: string) {
  return { type: "button" as const, popoverTarget: id, "aria-haspopup": "dialog" as const };
}

type PanelProps = {
  id: string;
  label: string;
  variant: keyof typeof panelVariants;
  focuses?: string;
  children: React.ReactNode;
};

/**
 * Renders a non-modal dialog: making a long page inert takes longer than drawing the panel. Its
 * button, Escape, or a press outside closes it. With JavaScript, Tab stays inside. `focuses`
 * selects the element that gets the initial focus.
 */
export function Panel({ id, label, variant, focuses = "button", children }: PanelProps) {
  const hides = {
    type: "button" as const,
    popoverTarget: id,
    popoverTargetAction: "hide" as const,
  };
  return (
    <dialog id={id} popover="auto" aria-label={label} data-focuses={focuses} className="panel">
      <div className={`panel-sheet ${panelVariants[variant]}`}>
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
