import { Form, type FormProps, useSubmit } from "react-router";
import { filledIn } from "#app/browser/forms/filled-in.ts";

const choices = "select, [type=checkbox], [type=radio]";

/**
 * Filters of a list in the back office. A choice applies at once, typed text when it is submitted.
 * Empty fields and the values that a field names as its usual ones stay out of the URL.
 */
export function FilterForm({ action, ...rest }: Omit<FormProps, "action"> & { action: string }) {
  const submit = useSubmit();
  const apply = (form: HTMLFormElement) =>
    void submit(filledIn(form), { action, preventScrollReset: true });
  return (
    <Form
      action={action}
      {...rest}
      onChange={({ currentTarget, target }) => {
        if (target instanceof Element && target.matches(choices)) apply(currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    />
  );
}
