import { Form, useNavigation } from "react-router";
import { Button, DefaultSubmit } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { maxDraftLengths, type NewsletterDraft } from "#domain/newsletter/draft.ts";
import { useLivePreview } from "./use-live-preview.ts";

type Props = {
  path: string;
  version: number;
  draft: NewsletterDraft;
  errors: Record<string, string[]>;
};

/** Renders the editor of a draft. Both buttons save it, so no input is lost. */
export function EditorForm({ path, version, draft: { subject, preview, body }, errors }: Props) {
  const { form, drawSoon } = useLivePreview("letter", `${path}/html`, version);
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form
      key={path}
      ref={form}
      onInput={drawSoon}
      onSubmit={(event) => {
        // Two answers to one version would be a conflict.
        if (isBusy) event.preventDefault();
      }}
      method="post"
      action={path}
      noValidate
      className="grid min-w-0 gap-6"
    >
      <DefaultSubmit name="intent" value="save" />
      <input type="hidden" name="version" value={version} />
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
      <TextArea
        label="Text"
        name="body"
        errors={errors.body}
        defaultValue={body}
        maxLength={maxDraftLengths.body}
        rows={18}
      />
      <MarkdownHelp />
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

const marks = [
  ["## Spring", "a heading"],
  ["**bold**, *italic*", "bold, italic"],
  ["- one", "a list"],
  ["[words](/about)", "a link; alone on its line, a button"],
  ["/listing/…", "alone on its line: this provider"],
  ["/deals/…/claim", "alone on its line: this special"],
  ["/deals?city=irvine&most=3", "alone on its line: specials that run on the day it is sent"],
  ["---", "a divider"],
];

function MarkdownHelp() {
  return (
    <details>
      <summary className="text-link min-h-11 py-2 font-medium">How to format the text</summary>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {marks.map(([mark, meaning]) => (
          <div key={mark} className="contents">
            <dt className="font-mono wrap-anywhere">{mark}</dt>
            <dd className="text-muted max-sm:mb-2">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">
        Copy these addresses from the site:{" "}
        <a href="/search" target="_blank" rel="noreferrer" className="text-link">
          find providers
        </a>
        ,{" "}
        <a href="/deals" target="_blank" rel="noreferrer" className="text-link">
          find specials
        </a>
        . Claim Deal leads to the address of one special.
      </p>
    </details>
  );
}
