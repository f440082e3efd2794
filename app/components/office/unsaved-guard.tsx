import { useEffect, useRef } from "react";
import { useBeforeUnload, useBlocker, useNavigation } from "react-router";
import { Button } from "../ui/button.tsx";
import { hasUnsavedEdits } from "./unsaved-edits.ts";

/**
 * In a form: asks before a link, or closing the tab, would lose what was typed. What was rejected is
 * not saved either.
 */
export function UnsavedGuard({ isRejected = false }: { isRejected?: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isSending = useRef(false);
  const { state } = useNavigation();
  const isUnsaved = () => {
    const form = dialog.current?.closest("form");
    return form != null && !isSending.current && (isRejected || hasUnsavedEdits(form));
  };
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname &&
      !nextLocation.state?.isDiscarding &&
      isUnsaved(),
  );
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const form = dialog.current?.closest("form");
    const send = () => {
      isSending.current = true;
    };
    form?.addEventListener("submit", send);
    return () => form?.removeEventListener("submit", send);
  }, []);
  // A rejected form is still open. The redirect of an accepted one asks no blocker. After each render,
  // because a form that fails at once never renders as submitting.
  useEffect(() => {
    if (state !== "submitting") isSending.current = false;
  });
  useEffect(() => {
    if (blocker.state === "blocked") dialog.current?.showModal();
    else dialog.current?.close();
  }, [blocker.state]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="unsaved"
      onCancel={() => blocker.reset?.()}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card bg-surface p-6 text-ink backdrop:bg-[#10191b80]"
    >
      <h2 id="unsaved" className="text-xl">
        Your changes are not saved
      </h2>
      <p className="mt-2 text-muted">Stay to save them, or leave this page without them.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="button" onClick={() => blocker.reset?.()}>
          Stay
        </Button>
        <Button type="button" look="quiet" onClick={() => blocker.proceed?.()}>
          Leave without saving
        </Button>
      </div>
    </dialog>
  );
}
