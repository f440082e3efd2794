import { Form } from "react-router";
import { type FormAnswer, formState, type GetField } from "#app/forms/form-result.ts";
import { to } from "#shared/say.ts";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { SubmitButton } from "./submit-button.tsx";

type GetScopedField = (name: string) => ReturnType<GetField> & { scope?: string };

/**
 * A short form. Errors appear above it and at each field; input is kept.
 * `part`: the id of the element that the answer replaces when the form is in a dialog.
 * `scope`: a prefix of its ids, where a page has several forms.
 */
export function ShortForm({
  action,
  encType,
  answer,
  button,
  look,
  isWide = false,
  consent,
  problemTitle,
  hidden = {},
  given = {},
  part,
  scope: name = part,
  sending,
  withoutConnection,
  beside,
  children,
}: {
  action: string;
  encType?: "multipart/form-data";
  answer: FormAnswer | undefined;
  button: string;
  look?: "primary" | "quiet";
  /** The button takes the width of the fields. */
  isWide?: boolean;
  /** Consent that submitting implies. */
  consent?: React.ReactNode;
  problemTitle?: string;
  hidden?: Record<string, string>;
  given?: Record<string, string>;
  part?: string;
  scope?: string;
  sending?: string;
  withoutConnection?: string;
  beside?: React.ReactNode;
  children?: (field: GetScopedField) => React.ReactNode;
}) {
  const { errors, field } = formState(answer, given);
  const scope = name ? { scope: name } : {};
  const [path, query] = action.split("?");
  // A form in a dialog is answered there, and one that leads out of the back office by a document.
  const reloads = part !== undefined || !isBackOfficePath(action);
  return (
    <Form
      // Another page's or listing's values, or new ones, replace the text that the fields still hold.
      key={JSON.stringify([path, new URLSearchParams(query).get("place"), given])}
      method="post"
      reloadDocument={reloads}
      action={to(action)}
      encType={encType}
      noValidate
      data-starts-over={Object.keys(given).length === 0 || undefined}
      className="grid gap-6"
      {...(part
        ? {
            id: part,
            "data-answered-in-dialog": part,
            "data-without-connection": withoutConnection,
          }
        : {})}
    >
      <ErrorSummary errors={errors} {...scope} title={problemTitle} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children?.((name) => ({ ...field(name), ...scope }))}
      <div>
        <div className={isWide ? "grid gap-3" : "flex flex-wrap gap-3"}>
          <SubmitButton sending={sending} {...(look ? { look } : {})}>
            {button}
          </SubmitButton>
          {beside}
        </div>
        {consent && <p className="mt-3 text-sm text-muted">{consent}</p>}
      </div>
    </Form>
  );
}

const isBackOfficePath = (path: string) => /^\/(admin|client-admin|owner)\b/.test(path);
