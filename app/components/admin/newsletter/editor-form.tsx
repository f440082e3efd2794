import { useLayoutEffect, useRef } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { BlockFields, type ShownBlock } from "#app/components/newsletter/block-fields.tsx";
import { BlockFrame } from "#app/components/newsletter/block-frame.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { type Option, TextField } from "#app/components/ui/field.tsx";
import { blockKinds, blockNames, maxBlocks, maxDraftLengths } from "#domain/newsletter/blocks.ts";
import { useLivePreview } from "./use-live-preview.ts";

type Props = {
  path: string;
  version: number;
  subject: string;
  preview: string;
  blocks: ShownBlock[];
  errors: Record<string, string[]>;
  cities: Option[];
  categories: Option[];
};

/** Editor of subject and blocks. Every button saves the draft, so no input is lost. */
export function EditorForm({ path, version, blocks, errors, ...rest }: Props) {
  const { subject, preview, ...lists } = rest;
  const { form, drawSoon } = useLivePreview("letter", `${path}/html`, version);
  const isBusy = useNavigation().state !== "idle";
  const focused = useFocusAfterAnswer(version, blocks, isBusy);
  return (
    <Form
      ref={form}
      onInput={drawSoon}
      onSubmit={(event) => {
        // Two answers to one version would be a conflict.
        if (isBusy) event.preventDefault();
        else focused.current = document.activeElement?.id ?? "";
      }}
      method="post"
      action={path}
      noValidate
      className="min-w-0"
    >
      {/* What the key Enter presses. */}
      <button type="submit" name="intent" value="enter" hidden>
        Save
      </button>
      <input type="hidden" name="version" value={version} />
      {/* Rendered again from each answer, which would replace what is typed meanwhile. */}
      <div key={version} inert={isBusy}>
        <div className="grid gap-6 pb-8">
          <ErrorSummary errors={errors} title="Before you can send it" />
          <TextField
            label="Subject"
            name="subject"
            errors={errors.subject}
            defaultValue={subject}
            maxLength={maxDraftLengths.subject}
            autoComplete="off"
          />
          <TextField
            label="Preview line"
            name="preview"
            isOptional
            hint="Shown next to the subject in an inbox."
            defaultValue={preview}
            maxLength={maxDraftLengths.preview}
            autoComplete="off"
          />
        </div>
        <h2 className="sr-only">Content</h2>
        {blocks.map((shown, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place.
          <BlockFrame key={at} at={at} last={blocks.length - 1} shown={shown}>
            <BlockFields at={at} shown={shown} errors={errors} {...lists} />
          </BlockFrame>
        ))}
      </div>
      <fieldset
        id="add"
        className="border-t border-line py-6"
        disabled={isBusy || blocks.length >= maxBlocks}
      >
        <legend className="sr-only">Add a block</legend>
        <div className="flex flex-wrap gap-2">
          {blockKinds.map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              name="intent"
              value={`add:${kind}`}
              className="px-4 text-sm"
            >
              <span aria-hidden>+</span>
              <span className="sr-only">Add: </span>
              {blockNames[kind]}
            </Button>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        <Button name="intent" value="send">
          Review and send
        </Button>
        <Button variant="secondary" name="intent" value="save">
          Save the draft
        </Button>
        <Button
          variant="secondary"
          className="without-script"
          formAction={`${path}/html`}
          formTarget="letter"
        >
          Update the preview
        </Button>
      </div>
    </Form>
  );
}

/** Focuses the block that was added, moved or searched, else the field that had the focus. */
function useFocusAfterAnswer(version: number, blocks: ShownBlock[], isBusy: boolean) {
  const { hash } = useLocation();
  const shown = useRef(version);
  const focused = useRef("");
  // Before anyone can type into the new fields.
  useLayoutEffect(() => {
    if (isBusy || shown.current === version) return;
    shown.current = version;
    const searched = blocks.findIndex(({ isLooking }) => isLooking);
    const place = searched < 0 ? hash.slice(1) : `block-${searched}`;
    document.getElementById(place || focused.current)?.focus();
  }, [version, blocks, isBusy, hash]);
  return focused;
}
