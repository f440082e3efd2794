import { Form } from "react-router";
import { type FormAnswer, formState, type GetField } from "#app/forms/form-result.ts";
import { to } from "#shared/say.ts";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { SubmitButton } from "./submit-button.tsx";

type GetScopedField = (name: string) => ReturnType<GetField> & { scope?: string };

/**
 * Renders a short form. Errors appear above it and at each field; input is kept. `part`: the id of
 * the element to replace when the form is in a dialog. `scope`: a prefix of its ids, where a page
 * has several forms.
 */
export function ShortForm({
  action,
  encType,
  actionData,
  button,
  variant,
  isWide = false,
  consent,
  problemTitle,
  hidden = {},
  defaultValues = {},
  part,
  scope: name = part,
  sending,
  withoutConnection,
  actions,
  children,
}: {
  action: string;
  encType?: "multipart/form-data";
  actionData: FormAnswer | undefined;
  button: string;
  variant?: "primary" | "secondary";
  /** The button takes the width of the fields. */
  isWide?: boolean;
  /** Consent that submitting implies. */
  consent?: React.ReactNode;
  problemTitle?: string;
  hidden?: Record<string, string>;
  defaultValues?: Record<string, string>;
  part?: string;
  scope?: string;
  sending?: string;
  withoutConnection?: string;
  actions?: React.ReactNode;
  children?: (field: GetScopedField) => React.ReactNode;
}) {
  const { errors, field } = formState(actionData, defaultValues);
  const scope = name ? { scope: name } : {};
  const [path, query] = action.split("?");
  // Forms in a dialog update in place; forms that post outside the back office reload the page.
  const reloads = part !== undefined || !isBackOfficePath(action);
  return (
    <Form
      // Another page's or listing's values, or new ones, replace the text that the fields still hold.
      key={JSON.stringify([path, new URLSearchParams(query).get("place"), defaultValues])}
      method="post"
      reloadDocument={reloads}
      action={to(action)}
      encType={encType}
      noValidate
      data-starts-over={Object.keys(defaultValues).length === 0 || undefined}
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
          <SubmitButton sending={sending} {...(variant ? { variant } : {})}>
            {button}
          </SubmitButton>
          {actions}
        </div>
        {consent && <p className="mt-3 text-sm text-muted">{consent}</p>}
      </div>
    </Form>
  );
}

const isBackOfficePath = (path: string) => /^\/(admin|client-admin|owner)\b/.test(path);
