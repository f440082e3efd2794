import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { Unfold } from "#app/components/ui/unfold.tsx";
import type { ShownAttestation } from "#app/office/routes/admin/listings/attestation-form.server.ts";

type Props = { attestation: ShownAttestation; action: string; open?: string };

/**
 * Shows the status of an attestation, and the actions of the admin if it is missing. `open`: the
 * inbox item to return to.
 */
export function AttestationPanel({
  attestation: { id, text, words, note, isMissing, mayAsk, askedOn },
  action,
  open,
}: Props) {
  const hiddenFields = (
    <>
      <input type="hidden" name="id" value={id} />
      {open && <input type="hidden" name="open" value={open} />}
    </>
  );
  return (
    <section
      aria-labelledby="attestation"
      className={`border-l-2 pl-4 ${isMissing ? "border-coral" : "border-sage"}`}
    >
      <p id="attestation" className="font-semibold">
        Attestation
      </p>
      <p className="mt-1 wrap-anywhere">{text}</p>
      {note && <p className="mt-1 text-sm whitespace-pre-line text-muted wrap-anywhere">{note}</p>}
      {words && (
        <Unfold className="mt-1" title="The exact words" isSmall>
          <p className="mt-1 max-w-prose text-sm text-muted">{words}</p>
        </Unfold>
      )}
      {isMissing && (
        <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-3">
          {mayAsk && (
            <Form method="post" action={action}>
              {hiddenFields}
              <Button variant="secondary" name="intent" value="request attestation">
                Request it by email
              </Button>
              {askedOn && <p className="mt-1 text-sm text-muted">Last requested on {askedOn}.</p>}
            </Form>
          )}
          <details className="open:basis-full">
            <summary className="text-link inline-flex min-h-12 items-center">
              I have the owner’s signed statement
            </summary>
            <Form method="post" action={action} noValidate className="mt-2 grid max-w-xl gap-4">
              {hiddenFields}
              <TextArea
                scope="statement"
                label="Who signed it, when, and where you keep it"
                name="note"
                rows={3}
                maxLength={500}
              />
              <p>
                <Button variant="secondary" name="intent" value="record attestation">
                  Record the statement
                </Button>
              </p>
            </Form>
          </details>
        </div>
      )}
    </section>
  );
}
