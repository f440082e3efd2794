import { useEffect, useRef } from "react";
import {
  type Location,
  useBeforeUnload,
  useBlocker,
  useFetchers,
  useNavigation,
} from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { discardEdits, forgetSentForm, hasUnsavedForm, watchForms } from "./unsaved-edits.ts";

const addressOf = ({ pathname, search }: Location) => pathname + search;

/**
 * Asks before a link, or closing the tab, loses the input of a form of the page. Input that was
 * rejected is not saved either.
 */
export function UnsavedGuard() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { state } = useNavigation();
  const isFetching = useFetchers().length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      addressOf(nextLocation) !== addressOf(currentLocation) &&
      // Back and Forward find the state of an entry again.
      !(historyAction !== "POP" && nextLocation.state?.isUnguarded) &&
      hasUnsavedForm(),
  );
  useBeforeUnload((event) => {
    if (hasUnsavedForm()) event.preventDefault();
  });
  useEffect(watchForms, []);
  // After each render, because a form that fails at once never renders as submitting.
  useEffect(() => {
    if (state === "idle" && !isFetching) forgetSentForm();
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
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-6 text-ink backdrop:bg-[#10191b80]"
    >
      <Heading id="unsaved">Your changes are not saved</Heading>
      <p className="mt-2 text-muted">Stay to save them, or leave this page without them.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="button" onClick={() => blocker.reset?.()}>
          Stay
        </Button>
        <Button
          type="button"
          variant="secondary"
          onClick={() => {
            discardEdits();
            blocker.proceed?.();
          }}
        >
          Leave without saving
        </Button>
      </div>
    </dialog>
  );
}
